import {useState, type JSX, type ReactNode} from 'react';
import {DayPicker} from 'react-day-picker';
import {pl} from 'react-day-picker/locale/pl';
import {useLabels} from '@site/src/components/ui/labels';
import {isoDay, type IsoDay, toLocalDate} from '@cooperative/polish';
import styles from './styles.module.css';

export interface CalendarProps {
  readonly selected: IsoDay | null;
  readonly min?: IsoDay;
  readonly max?: IsoDay;
  readonly onPick: (day: IsoDay) => void;
}

const monthName = new Intl.DateTimeFormat('pl-PL', {month: 'long', year: 'numeric'});

/** The grid of days. Its keys are the library's: arrows, Home End, PgUp PgDn, with Shift for years; Enter picks. */
export default function Calendar({selected, min, max, onPick}: CalendarProps): ReactNode {
  const labels = useLabels();
  const chosen = selected === null ? undefined : toLocalDate(selected);
  const first = min === undefined ? undefined : toLocalDate(min);
  const last = max === undefined ? undefined : toLocalDate(max);
  const [month, setMonth] = useState(() => startingMonth(chosen, first, last));

  const pages = [
    {label: labels.previousYear, sign: '«', months: -12},
    {label: labels.previousMonth, sign: '‹', months: -1},
    {label: labels.nextMonth, sign: '›', months: 1},
    {label: labels.nextYear, sign: '»', months: 12},
  ].map((page) => {
    const target = new Date(month.getFullYear(), month.getMonth() + page.months, 1);
    return {...page, target, isPossible: isWithin(target, first, last)};
  });
  const buttons = pages.map(({label, sign, target, isPossible}) => (
    <button
      key={label}
      type="button"
      className={styles.page}
      aria-label={label}
      // Not `disabled`: the last press would lose the focus.
      aria-disabled={!isPossible || undefined}
      onClick={() => {
        if (isPossible) {
          setMonth(target);
        }
      }}>
      <span aria-hidden="true">{sign}</span>
    </button>
  ));

  return (
    <>
      <div className={styles.head}>
        {buttons.slice(0, 2)}
        <p className={styles.month} role="status">
          {monthName.format(month)}
        </p>
        {buttons.slice(2)}
      </div>
      <DayPicker
        mode="single"
        required
        locale={pl}
        lang="pl"
        selected={chosen}
        onSelect={(date: Date) => onPick(isoDay(date))}
        month={month}
        onMonthChange={setMonth}
        startMonth={first}
        endMonth={last}
        disabled={[...(first ? [{before: first}] : []), ...(last ? [{after: last}] : [])]}
        // The dialog was opened to pick a day; the focus belongs on the grid.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        hideNavigation
        // The same height for every month: nothing moves under the finger while paging.
        fixedWeeks
        components={{MonthCaption: NoCaption}}
        formatters={{formatWeekdayName: (day) => weekdays[day.getDay()] ?? ''}}
        classNames={{
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.dayButton,
          today: styles.today,
          selected: styles.selected,
        }}
      />
    </>
  );
}

/** As Polish calendars have them, from Sunday on; the package's own „wto” and „pią” are in none. */
const weekdays = ['nd', 'pn', 'wt', 'śr', 'cz', 'pt', 'sb'];

/** Our own header shows the name of the month between its buttons. */
function NoCaption(): JSX.Element {
  return <></>;
}

/** The chosen day's month, else today's, else the nearest that may be chosen. */
function startingMonth(chosen?: Date, first?: Date, last?: Date): Date {
  const today = new Date();
  const wanted = chosen ?? (first && first > today ? first : last && last < today ? last : today);
  return new Date(wanted.getFullYear(), wanted.getMonth(), 1);
}

function isWithin(month: Date, first?: Date, last?: Date): boolean {
  const nextMonth = new Date(month.getFullYear(), month.getMonth() + 1, 1);
  return !(first && nextMonth <= first) && !(last && month > last);
}
