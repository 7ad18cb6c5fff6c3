import {formatNumber} from '@cooperative/polish';

/** A number that can be drawn: anything not finite counts as zero. */
export function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}

/** Like {@link finite}, for values that cannot be below zero. */
export function positive(value: number | undefined): number {
  return Math.max(finite(value), 0);
}

/** An estimate to at most three significant digits: `12 300`, `4,57`. */
export function formatEstimate(value: number): string {
  return formatNumber(Number(finite(value).toPrecision(3)), 2);
}

export function formatKwh(value: number): string {
  return `${formatEstimate(value)}\u00a0kWh`;
}

export function formatZloty(value: number): string {
  return `${formatEstimate(value)}\u00a0zł`;
}

/** „od 3 420 do 66 800 zł” */
export function spanOf(from: number, to: number): string {
  return `od ${formatEstimate(from)} do ${formatZloty(to)}`;
}

/** „830 zł”, „9 100 zł”, „110 tys. zł”, „1,4 mln zł”: as much as has room. */
export function shortZloty(zl: number): string {
  const amount = Math.abs(shortAmount(zl));
  const [divided, unit] =
    amount >= 1e6
      ? [amount / 1e6, 'mln\u00a0zł']
      : amount >= 1e4
        ? [amount / 1e3, 'tys.\u00a0zł']
        : [amount, 'zł'];
  return `${formatNumber(divided, 1)}\u00a0${unit}`;
}

/** The amount that {@link shortZloty} prints: a sum of such, unlike the sum itself, is what its printed parts add up to. */
export function shortAmount(zl: number): number {
  const estimate = Number(Math.abs(finite(zl)).toPrecision(3));
  const step = estimate >= 1e6 ? 1e5 : estimate >= 1e4 ? 1e3 : 1;
  return Math.sign(zl) * Math.round(estimate / step) * step;
}

/** A tick on an axis where below zero is another direction, not less than nothing. */
export function formatAmount(value: number): string {
  return formatNumber(Math.abs(finite(value)), 2);
}

/** Unit and ticks of a money axis: in thousands, if there are tens of them. */
export function moneyAxis(ticks: readonly number[]): {
  unit: string;
  formatTick: (tick: number) => string;
} {
  const isLarge = ticks.some((tick) => Math.abs(tick) >= 10_000);
  return {
    unit: isLarge ? 'tys.\u00a0zł' : 'zł',
    formatTick: (tick) => formatNumber(isLarge ? tick / 1000 : tick, 2),
  };
}

/** A table cell: the number itself, to two decimal places. */
export function formatExact(value: number): string {
  return formatNumber(finite(value), 2);
}
