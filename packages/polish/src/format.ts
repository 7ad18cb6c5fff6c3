const plurals = new Intl.PluralRules('pl');

/**
 * Polish number with no-break spaces between thousands and a minus that is no hyphen: `1 234,5`, `−7`. Digits of the
 * fraction at most and at least; a half of the last one is rounded away from zero. As `Intl` writes it, whose first number
 * blocks a slow phone for 40 ms, just when a page wakes or a result is due.
 */
export function formatNumber(value: number, fractionDigits = 0, leastDigits = 0): string {
  const size = Math.abs(value);
  // Rounded as it is written: 1.005 is a half. The smallest numbers would be written with an exponent.
  const [units = '', tail = ''] = String(size < 1e-6 ? 0 : size).split('.');
  const kept = Number(units + tail.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
  const rounded = tail.charAt(fractionDigits) >= '5' ? kept + 1 : kept;
  const digits = String(rounded).padStart(fractionDigits + 1, '0');
  const comma = digits.length - fractionDigits;
  // A number has few digits, so the steps of both patterns are few.
  // oxlint-disable-next-line redos/no-vulnerable
  const whole = digits.slice(0, comma).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  // oxlint-disable-next-line redos/no-vulnerable
  const fraction = digits.slice(comma).replace(/0+$/, '').padEnd(leastDigits, '0');
  return (value < 0 && rounded > 0 ? '−' : '') + whole + (fraction && `,${fraction}`);
}

/** Zlotys to the grosz, as on a bill: `27 304,30`. */
export function formatZl(value: number): string {
  return formatNumber(value, 2, 2);
}

/** A number with all its digits, for tables and letters. */
export function exactText(value: number, digits: number): string {
  return formatNumber(value, digits, digits === 2 ? 2 : 0);
}

/** Hour of the day as a range: `13:00–14:00`. */
export function formatHour(hour: number): string {
  return `${hour}:00–${hour + 1}:00`;
}

/** The same text, beginning with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface PluralForms {
  /** 1 artykuł */
  readonly one: string;
  /** 2 artykuły */
  readonly few: string;
  /** 5 artykułów */
  readonly many: string;
  /** 1,5 artykułu */
  readonly other: string;
}

/** A count with the correct Polish plural form: `2 artykuły`, `5 artykułów`. */
export function formatCount(count: number, forms: PluralForms): string {
  const rule = plurals.select(count) as keyof PluralForms;
  return `${formatNumber(count, 1)}\u00a0${forms[rule]}`;
}

export const yearForms: PluralForms = {one: 'rok', few: 'lata', many: 'lat', other: 'roku'};

/** Size of a file: `12 kB`, `1,4 MB`. */
export function formatFileSize(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}
