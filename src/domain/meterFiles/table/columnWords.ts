import {foldPolish} from '../../kernel/text';
import type {EnergyUnit, Quantity} from '../types';

/** A quantity, or the signed balance of an hour: positive is drawn from the grid, negative given to it. */
export type MeterRegister = Quantity | 'balance';

export type ColumnRole =
  | 'time'
  | 'day'
  | 'hour'
  | 'value'
  | 'kind'
  | 'zone'
  | 'meter'
  | 'unit'
  | 'status'
  | 'dayHour'
  | 'other';

const drawn = /pobran|pobor|pobier|zuzyc|konsum|import|\bcp\b|\ba\+/;
const given = /oddan|nadwyz|wprowadz|wyslan|eksport|export|\bco\b|\ba-/;
const made = /produk|wytworz|generac/;
const balanced = /zbilansowan|po bilans|po godzinowym bilans|\bcb\b/;

/** The register named by a heading or by a row's kind; null for reactive energy and anything else. */
export function registerOf(text: string): MeterRegister | null {
  const words = foldPolish(text).replaceAll(/[_.]/g, ' ');
  if (/biern|moc umown/.test(words)) {
    return null;
  }
  const isNet = balanced.test(words) && !words.includes('przed');
  const isDrawn = drawn.test(words);
  if (made.test(words) && !isDrawn && !given.test(words)) {
    return 'generation';
  }
  if (isDrawn === given.test(words)) {
    return isNet && !isDrawn ? 'balance' : null;
  }
  if (isDrawn) {
    return isNet ? 'withdrawnNet' : 'withdrawn';
  }
  return isNet ? 'injectedNet' : 'injected';
}

/** Whether a heading names the state of a meter instead of energy. */
export function isState(header: string): boolean {
  return /wskazani|\bstan\b/.test(foldPolish(header));
}

/** Unit named by a heading, or null. `kWh/kvar` heads a column for both, of which only the energy is read. */
export function unitOf(text: string): EnergyUnit | null {
  const [, unit] = /(?:^|[^a-z])(mwh|kwh|kw|wh)(?![a-z])/.exec(foldPolish(text)) ?? [];
  switch (unit) {
    case 'mwh':
      return 'MWh';
    case 'kwh':
      return 'kWh';
    case 'kw':
      return 'kW';
    case 'wh':
      return 'Wh';
    default:
      return null;
  }
}

/** How many kWh one unit makes in an interval of this many minutes. */
export function kwhFactor(unit: EnergyUnit, stepMinutes: number): number {
  const factors: Readonly<Record<EnergyUnit, number>> = {
    kWh: 1,
    MWh: 1000,
    Wh: 0.001,
    kW: stepMinutes / 60,
  };
  return factors[unit];
}

/** The role of a column, by its heading. */
export function roleOf(header: string): ColumnRole {
  const words = foldPolish(header).replaceAll(/[_.]/g, ' ').trim();
  if (/^h ?\d{1,2} ?[ab]?$|^\d{1,2}[ab]?$|^godz(ina)? ?\d{1,2} ?[ab]?$/.test(words)) {
    return 'dayHour';
  }
  if (
    /^(data i godz|data,? ?godz|data ?czas|data i czas|timestamp|czas|data odczytu)/.test(words)
  ) {
    return 'time';
  }
  if (/^(godzina|godz)\b/.test(words)) {
    return 'hour';
  }
  if (/^(data|dzien|doba)\b/.test(words)) {
    return 'day';
  }
  if (/\bstatus|\bjakosc|\bflag[ai]\b|^quality|^(rodzaj|typ) (odczytu|danych)/.test(words)) {
    return 'status';
  }
  if (/^(rodzaj|typ)\b|^kierunek|^kod (energii|pomiaru)/.test(words)) {
    return 'kind';
  }
  if (words.startsWith('strefa')) {
    return 'zone';
  }
  if (/\bppe\b|^(numer|nr) licznika|^punkt/.test(words)) {
    return 'meter';
  }
  if (words.startsWith('jednostka')) {
    return 'unit';
  }
  return /^(wartosc|value|ilosc|energia\b(?! (czynna|bierna))|wolumen$|odczyt$|wskazanie|stan licznika)/.test(
    words,
  ) && registerOf(header) === null
    ? 'value'
    : 'other';
}

/** Direction in a file's name: ENERGA exports use and surplus as two files that differ only in their names. */
export function directionOfName(name: string): 'withdrawn' | 'injected' | null {
  const register = registerOf(name.replaceAll(/[_-]/g, ' '));
  if (register === null || register === 'balance' || register === 'generation') {
    return null;
  }
  return register.startsWith('withdrawn') ? 'withdrawn' : 'injected';
}
