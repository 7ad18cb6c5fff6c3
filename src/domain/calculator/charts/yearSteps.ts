import {formatHour, monthNames} from '@cooperative/polish';
import {finite, formatKwh} from '../numbers';

export const stepCount = 5;

/** The months there is something to show of: a month without an hour of data has no row. */
export function monthsOf(values: readonly (readonly number[])[]): readonly number[] {
  return values.flatMap((hours, month) => (hours.length > 0 ? [month] : []));
}

/** The largest value, rounded up to two digits, so that the limits of the steps are easy to read. */
export function largestOf(values: readonly (readonly number[])[]): number {
  const largest = Math.max(0, ...values.flat().map((value) => Math.abs(finite(value))));
  if (largest === 0) {
    return 0;
  }
  const unit = 10 ** (Math.floor(Math.log10(largest)) - 1);
  return Number((Math.ceil(largest / unit - 1e-9) * unit).toPrecision(2));
}

/** 0 for nothing, 1 to 5 for the fifths of the largest value. */
export function stepOf(value: number, largest: number): number {
  const size = Math.abs(finite(value));
  return size === 0 || largest === 0
    ? 0
    : Math.min(Math.ceil((size / largest) * stepCount), stepCount);
}

/** „pobór 12,3 kWh”, „oddanie 4 kWh”, „ani pobór, ani oddanie”. */
export function describeCell(value: number): string {
  if (finite(value) === 0) {
    return 'ani pobór, ani oddanie';
  }
  return `${value > 0 ? 'pobór' : 'oddanie'} ${formatKwh(Math.abs(value))}`;
}

/** What the map shows, in one sentence. */
export function yearFinding(values: readonly (readonly number[])[]): string {
  const cells = values.flatMap((hours, month) =>
    hours.map((value, hour) => ({month, hour, value: finite(value)})),
  );
  const lowest = cells.reduce((found, cell) => (cell.value < found.value ? cell : found), nowhere);
  const highest = cells.reduce((found, cell) => (cell.value > found.value ? cell : found), nowhere);
  const place = ({month, hour}: typeof nowhere): string =>
    `${monthNames[month]?.[1] ?? ''}, ${formatHour(hour)}`;
  const parts = [
    highest.value > 0 && `Najwięcej z sieci trzeba pobrać: ${place(highest)}.`,
    lowest.value < 0 && `Największa nadwyżka: ${place(lowest)}.`,
  ];
  return parts.filter(Boolean).join(' ') || 'Przez cały rok nie ma ani poboru, ani oddania.';
}

const nowhere = {month: 0, hour: 0, value: 0};
