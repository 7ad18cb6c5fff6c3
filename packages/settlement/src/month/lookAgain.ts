import {daysAfter, type IsoDay, writePolishDate} from '@cooperative/polish';
import {latestOf} from './archive';
import {daysOfMonth, monthName, parseMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';
import type {SettledMonth} from './settleMonths';

/**
 * Days after the end of a month in which nearly all readings are there, and in which the rest are (§ 16 and 17 of the
 * regulation on metering, F643). They bind the operator and are no limit for corrections, of which there is none (F640).
 */
const waits = {first: 7, again: 30};

/** A month whose readings may still change. */
interface MonthToLookAt {
  readonly month: Month;
  /** From this day its readings are to be looked at again: `2026-07-31`. */
  readonly from: IsoDay;
  readonly isDue: boolean;
  /** In Polish. */
  readonly message: string;
}

/** Which settled months to look at again, and from when. `today` is `2026-07-08`. */
export function monthsToLookAt(
  {settled = []}: Pick<CooperativeRecord, 'settled'>,
  months: readonly Pick<SettledMonth, 'month' | 'exchanges'>[],
  today: IsoDay,
): readonly MonthToLookAt[] {
  const now = months.map(({month}) => month);
  const archived = [...new Set(settled.map(({month}) => parseMonth(month) ?? 0))]
    .filter((month) => !now.includes(month))
    .map((month) => {
      const {checked, day = today, points = []} = latestOf(settled, month) ?? {};
      return {month, day: checked ?? day, estimated: estimatedIn(points)};
    });
  return [
    ...archived,
    ...months.map(({month, exchanges}) => ({month, day: today, estimated: estimatedIn(exchanges)})),
  ]
    .sort((one, other) => one.month - other.month)
    .flatMap(({month, day, estimated}): MonthToLookAt[] => {
      const [, last] = daysOfMonth(month);
      const first = daysAfter(last, waits.first + 1);
      const again = daysAfter(last, waits.again + 1);
      if (day >= again) {
        return estimated === 0
          ? []
          : [
              {
                month,
                from: again,
                isDue: today >= again,
                message: `${monthName(month)}: godziny rozliczone z szacunków lub wartości zastępczych: ${estimated}. Sprawdź u operatora, czy są już odczyty, i pobierz je jeszcze raz.`,
              },
            ];
      }
      const isEarly = day < first && today < first;
      const from = isEarly ? first : again;
      const what = isEarly
        ? 'Część godzin bywa jeszcze zastępcza, bo od końca miesiąca nie minęło 7 dni. Rozlicz'
        : 'Operator mógł jeszcze poprawić odczyty. Pobierz je';
      return [
        {
          month,
          from,
          isDue: today >= from,
          message: `${monthName(month)}: ${what} jeszcze raz ${today >= from ? 'teraz' : `od ${writePolishDate(from)}`}.`,
        },
      ];
    });
}

function estimatedIn(points: readonly {readonly estimatedHours: number}[]): number {
  return points.reduce((all, {estimatedHours}) => all + estimatedHours, 0);
}
