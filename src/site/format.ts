const numberFormats = new Map<string, Intl.NumberFormat>();
const plurals = new Intl.PluralRules('pl');
const longDate = new Intl.DateTimeFormat('pl-PL', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Polish number with no-break spaces between thousands and a minus that is no hyphen: `1 234,5`, `−7`. Digits of the
 * fraction at most and at least.
 */
export function formatNumber(value: number, fractionDigits = 0, leastDigits = 0): string {
  const digits = `${leastDigits} ${fractionDigits}`;
  let format = numberFormats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('pl-PL', {
      minimumFractionDigits: leastDigits,
      maximumFractionDigits: fractionDigits,
      // `always` also groups 4-digit numbers; TypeScript's ES2022 library does not know it.
      useGrouping: 'always' as unknown as boolean,
      // Nor this: what rounds to zero has no minus.
      signDisplay: 'negative' as 'auto',
    });
    numberFormats.set(digits, format);
  }
  return format.format(value).replace('-', '−');
}

/** Zlotys to the grosz, as on a bill: `27 304,30`. */
export function formatZl(value: number): string {
  return formatNumber(value, 2, 2);
}

/** Formats `rrrr-mm-dd` as a Polish date: `20 listopada 2026 r.` */
export function formatDate(isoDay: string): string {
  return `${longDate.format(new Date(`${isoDay}T00:00:00Z`))} r.`.replaceAll(' ', '\u00a0');
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

export const articleForms: PluralForms = {
  one: 'artykuł',
  few: 'artykuły',
  many: 'artykułów',
  other: 'artykułu',
};

export const resultForms: PluralForms = {
  one: 'wynik',
  few: 'wyniki',
  many: 'wyników',
  other: 'wyniku',
};

export const termForms: PluralForms = {
  one: 'hasło',
  few: 'hasła',
  many: 'haseł',
  other: 'hasła',
};

export const yearForms: PluralForms = {one: 'rok', few: 'lata', many: 'lat', other: 'roku'};

/** Size of a file: `12 kB`, `1,4 MB`. */
export function formatFileSize(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${unit}`;
}
