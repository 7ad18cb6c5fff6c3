import {formatNumber, formatZl} from '@cooperative/polish';

/** „1 234,5 kWh” */
export function kwhText(kwh: number): string {
  return `${formatNumber(kwh, 1)}\u00a0kWh`;
}

/** „1 234,50 zł”; a dash where there are no rates. */
export function zlText(zl: number | null): string {
  return zl === null ? '–' : `${formatZl(zl)}\u00a0zł`;
}

/** Id of the field that takes the files. */
export const filesFieldId = 'pliki-miesiaca';
