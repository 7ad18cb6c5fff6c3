import {formatNumber} from '@site/src/site/format';

/** A number that may be drawn: what is not finite counts as zero. */
export function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}

/** Like {@link finite}, for what cannot be below zero. */
export function positive(value: number | undefined): number {
  return Math.max(finite(value), 0);
}

/** An estimate in at most three significant digits: `12 300`, `4,57`. */
export function formatEstimate(value: number): string {
  return formatNumber(Number(finite(value).toPrecision(3)), 2);
}

export function formatKwh(value: number): string {
  return `${formatEstimate(value)}\u00a0kWh`;
}

export function formatZloty(value: number): string {
  return `${formatEstimate(value)}\u00a0zł`;
}

/** A cell of a table: the number as it is, to a hundredth. */
export function formatExact(value: number): string {
  return formatNumber(finite(value), 2);
}
