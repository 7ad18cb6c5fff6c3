import {formatNumber, writePolishDate, type IsoDay} from '@cooperative/polish';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';

interface Days {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** „1.01.2026–31.12.2026”; empty where no day is known. */
export function daysText({from, to}: Days): string {
  if (from === '') {
    return '';
  }
  return to === ''
    ? `od ${writePolishDate(from)}`
    : `${writePolishDate(from)}–${writePolishDate(to)}`;
}

/** Until which day it was compared with its source; empty where that is the day from which it holds. */
export function checkedText({from, to, checked}: Days & {readonly checked: IsoDay}): string {
  if (checked === '') {
    return 'dnia nie znaleźliśmy';
  }
  return checked === from && to === '' ? '' : `stan na ${writePolishDate(checked)}`;
}

/** „0,6 kWh/kWh”, „70%”. */
export function amountText({value, unit}: Pick<SiteNumber, 'value' | 'unit'>): string {
  return `${formatNumber(value, 5)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}
