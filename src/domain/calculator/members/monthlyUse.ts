import type {MemberDraft} from '../draft';
import {parsePolishNumber} from '../../polish/number';

type ProfileDraft = NonNullable<MemberDraft['profile']>;

/** What was pasted into a field of a month. */
type PastedMonths =
  /** Left to the field itself. */
  | {readonly kind: 'oneNumber'}
  | {readonly kind: 'months'; readonly kwh: readonly number[]}
  /** Polish: what is wrong and what to do. */
  | {readonly kind: 'refused'; readonly message: string};

/** Reads twelve numbers as copied from a row or a column of a spreadsheet. */
export function readMonths(text: string, max: number): PastedMonths {
  const cells = text.trim().split(/[\t\n\r;]+/);
  if (cells.length === 1) {
    return {kind: 'oneNumber'};
  }
  if (cells.length !== 12) {
    const message = `Wklej 12 liczb, po jednej na miesiąc. Znaleziono: ${cells.length}.`;
    return {kind: 'refused', message};
  }
  const kwh = cells.flatMap((cell) => parsePolishNumber(cell) ?? []);
  const wrong = cells.find((cell) => {
    const value = parsePolishNumber(cell);
    return value === null || value < 0 || value > max;
  });
  return wrong === undefined
    ? {kind: 'months', kwh}
    : {
        kind: 'refused',
        message: `„${wrong.trim().slice(0, 40)}” nie jest liczbą kWh. Popraw ją i wklej jeszcze raz.`,
      };
}

/** A profile with the use of months; the year is their sum, unknown while a month is. */
export function withMonths(profile: ProfileDraft, monthlyKwh: (number | null)[]): ProfileDraft {
  const known = monthlyKwh.filter((kwh) => kwh !== null);
  const sum = known.reduce((all, kwh) => all + kwh, 0);
  return {...profile, monthlyKwh, annualKwh: known.length === 12 ? sum : profile.annualKwh};
}
