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

/** A tick where what lies below zero is another direction, not less than nothing. */
export function formatAmount(value: number): string {
  return formatNumber(Math.abs(finite(value)), 2);
}

/** Unit and ticks of an axis of money: thousands, where there are tens of them. */
export function moneyAxis(ticks: readonly number[]): {
  unit: string;
  formatTick: (tick: number) => string;
} {
  const isLarge = ticks.some((tick) => Math.abs(tick) >= 10_000);
  return {
    unit: isLarge ? 'tys.\u00a0zł' : 'zł',
    formatTick: (tick) => formatNumber(isLarge ? tick / 1000 : tick, 2).replace('-', '−'),
  };
}

/** A cell of a table: the number as it is, to a hundredth. */
export function formatExact(value: number): string {
  return formatNumber(finite(value), 2);
}
