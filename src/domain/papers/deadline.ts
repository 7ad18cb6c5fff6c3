import type {IsoDay} from '@cooperative/polish';
import type {PaperDate} from './paper';

const units = {
  day: ['dzień', 'dni'],
  week: ['tydzień', 'tygodnie', 'tygodni'],
  month: ['miesiąc', 'miesiące', 'miesięcy'],
} as const;
type Unit = keyof typeof units;

/** A length of time. */
export interface Term {
  readonly unit: Unit;
  /** Negative for a term before the day. */
  readonly count: number;
}

/** A term in a checklist, counted from a day the reader gives. */
export interface Deadline extends Term {
  /** Id of the day. */
  readonly from: string;
}

/** A deadline as written: `[termin: 14 dni od wpisu do KRS]`. */
export const deadlineMark = /\[termin: ([^[\]]*)\]/g;

const written = /^(\d{1,3}) (\S+) ((?:od|przed) .+)$/;

/** Reads what stands after „termin:”; null if it names no unit or none of the days. */
export function parseDeadline(text: string, dates: readonly PaperDate[]): Deadline | null {
  const [, count = '', word = '', phrase = ''] = written.exec(text.replaceAll('\u00a0', ' ')) ?? [];
  const unit = (Object.keys(units) as Unit[]).find((key) =>
    (units[key] as readonly string[]).includes(word),
  );
  const date = dates.find((candidate) => candidate.phrase === phrase);
  return unit === undefined || date === undefined
    ? null
    : {from: date.id, unit, count: phrase.startsWith('przed') ? -Number(count) : Number(count)};
}

/**
 * Last day of a term. A term in months ends on the day of the same number, or on the month's last day if there is no
 * such day. Days off are not moved: the page says so.
 */
export function deadlineDay({unit, count}: Term, start: IsoDay): IsoDay {
  const day = new Date(`${start}T00:00:00Z`);
  if (unit === 'month') {
    const number = day.getUTCDate();
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() + count);
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    day.setUTCDate(Math.min(number, last));
  } else {
    day.setUTCDate(day.getUTCDate() + count * (unit === 'week' ? 7 : 1));
  }
  return day.toISOString().slice(0, 10);
}
