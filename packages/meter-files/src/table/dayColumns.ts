import {foldPolish} from '@cooperative/polish';

/** The intervals of a day in consecutive columns. */
export interface DayColumns {
  /** Length of an interval in minutes. */
  readonly step: number;
  /** In order of time. Minutes from the start of the day; null for a column of the repeated autumn hour. */
  readonly intervals: readonly {readonly column: number; readonly minute: number | null}[];
}

/** What a heading says of its interval. */
interface Slot {
  readonly column: number;
  /** Its number, or its start or end in minutes. */
  readonly at: number;
  readonly kind: 'number' | 'label' | 'span';
  readonly isMarked: boolean;
}

const number = /(?:^|[\s_])(?:h|q|t|godz|godzina|kw|kwadrans)?[\s_]?(\d{1,3})[\s_]?([ab])?$/;
const label = /(?:^|[\s_])(?:h|godz|godzina)?[\s_]?(\d{1,2})([ab])?:(\d\d)(?::00)?[\s_]?([ab])?$/;
const span = /(?:^|[\s_])(\d{1,2})(?::(\d\d))? ?[-–] ?(?:\d{1,2})(?::\d\d)? ?([ab])?$/;

/** A day without its last hour in spring, with the hours in columns. */
const fewest = 23;

/** The columns of a day: 23 to 25 hours, or 46 to 50 half hours, or 92 to 100 quarters. Null if there are none. */
export function dayColumns(headers: readonly string[]): DayColumns | null {
  const slots = headers.flatMap((header, column) => slotOf(header, column) ?? []);
  const kind = slots.at(-1)?.kind;
  const run = slots.filter((slot) => slot.kind === kind);
  if (run.length < fewest || !areBeside(run)) {
    return null;
  }
  const lengths = kind === 'number' ? run.length : 1440 / smallestStep(run);
  const step = lengths < 30 ? 60 : lengths < 60 ? 30 : 15;
  const hours = (run.length * step) / 60;
  if (hours < 23 || hours > 25) {
    return null;
  }
  const starts = run.map(({at}) => startOf(at, run, step));
  const plain = new Set(run.flatMap(({isMarked}, index) => (isMarked ? [] : [starts[index]])));
  const seen = new Set<number>();
  return {
    step,
    intervals: run.map(({column, isMarked}, index) => {
      const minute = starts[index] ?? 0;
      // A letter marks the repeated hour; of `2a` and `2b` the first is the hour of every day.
      const isExtra = minute >= 1440 || seen.has(minute) || (isMarked && plain.has(minute));
      seen.add(minute);
      return {column, minute: isExtra ? null : minute};
    }),
  };
}

function slotOf(header: string, column: number): Slot | null {
  const words = foldPolish(header)
    .replaceAll(/[[(][^[\](){}]*[\])]|\./g, ' ')
    .trim();
  const [spanned, from = '', minutes = '0', late] = span.exec(words) ?? [];
  if (spanned !== undefined) {
    const at = Number(from) * 60 + Number(minutes);
    return {column, at, kind: 'span', isMarked: late !== undefined};
  }
  const [labelled, hour = '', early, minute = '0', after] = label.exec(words) ?? [];
  if (labelled !== undefined) {
    const at = Number(hour) * 60 + Number(minute);
    return {column, at, kind: 'label', isMarked: (early ?? after) !== undefined};
  }
  const [numbered, digits = '', letter] = number.exec(words) ?? [];
  return numbered === undefined
    ? null
    : {column, at: Number(digits), kind: 'number', isMarked: letter !== undefined};
}

/** Columns of a day stand beside one another and go up, but for the repeated hour and midnight at the end. */
function areBeside(run: readonly Slot[]): boolean {
  return run.every((slot, index) => {
    const before = run[index - 1];
    return (
      before === undefined ||
      (slot.column === before.column + 1 &&
        (slot.at > before.at - 60 || (index === run.length - 1 && slot.at === 0)))
    );
  });
}

function smallestStep(run: readonly Slot[]): number {
  return run.slice(1).reduce((least, {at}, index) => {
    const step = at - (run[index]?.at ?? 0);
    return step > 0 ? Math.min(least, step) : least;
  }, 60);
}

function startOf(at: number, run: readonly Slot[], step: number): number {
  const [first] = run;
  const begin = first?.at ?? 0;
  switch (first?.kind) {
    case 'number':
      return (at - Math.min(begin, 1)) * step;
    case 'label':
      // Labels that begin with 0:00 name starts; others name ends, the last of them midnight.
      return begin === 0 ? at : (at === 0 ? 1440 : at) - step;
    default:
      return at;
  }
}
