import {foldPolish} from '@cooperative/polish';
import type {EnergyUnit} from '../types';

const units: Readonly<Record<string, EnergyUnit>> = {
  mwh: 'MWh',
  kwh: 'kWh',
  wh: 'Wh',
  kw: 'kW',
};

/** Unit named by a heading, or null. `kWh/kvar` heads a column for both, of which only the energy is read. */
export function unitOf(text: string): EnergyUnit | null {
  const words = withShortUnits(foldPolish(text));
  if (isMultiple(words)) {
    return /\btys\b\.? ?kwh/.test(words) ? 'MWh' : null;
  }
  // kWh/h is energy of an hour in each interval, so it is power.
  if (/(?:^|[^a-z])kwh ?\/ ?h\b/.test(words)) {
    return 'kW';
  }
  const [, named = ''] = /(?:^|[^a-z])(mwh|kwh|kw|wh)(?![a-z])/.exec(words) ?? [];
  // A lone W is a word of Polish; in brackets or by itself it is a unit.
  return units[named] ?? (/^\W*w\W*$|[[(]\s*w\s*[\])]/.test(words) ? 'W' : null);
}

/** Folded words with units written out, „w megawatogodzinach”, or as a product, `kW·h`, as their signs. */
export function withShortUnits(words: string): string {
  return words
    .replaceAll(/\b([km]?w) ?[·⋅∙•*] ?h\b|\b([km]w) h(?=[\])])/g, '$1$2h')
    .replaceAll(
      /\b(mega|kilo)?wat(ogodzin)?\w*/g,
      (word, prefix: string | undefined, hours: string | undefined) =>
        prefix === undefined && hours === undefined
          ? word
          : `${(prefix ?? '').charAt(0)}w${hours === undefined ? '' : 'h'}`,
    );
}

/** A number of units, as `[x0,1 kWh]`, `[kWh x 10]`, `[10^-3 kWh]` or „tys. kWh”. */
function isMultiple(words: string): boolean {
  return /[[(] ?[x×]? ?\d+(?:[.,]\d+)?(?:\^[-−]?\d+)? ?[x×*·]? ?[km]?wh|[[(] ?[km]?wh ?[x×*·] ?\d|\b(?:tys|mln)\b\.? ?[km]?wh|\b(?:setk|dziesiatk|tysi|milion)\w* [km]?wh/.test(
    words,
  );
}

/** Whether a heading names a unit that is not read, so that none may be taken for it. */
export function hasOtherUnit(text: string): boolean {
  const words = withShortUnits(foldPolish(text));
  return (
    (isMultiple(words) && unitOf(text) === null) ||
    /[[( ](?:[kmgt]?j|gwh?|mw|mwh ?\/ ?h|[km]?cal|m3|m³|k?w-?s|k?w-?min|imp|impuls\w{0,4})[\]) ]|[ _](?:gj|mj|gwh|mw)$/.test(
      words,
    )
  );
}

/** How many kWh one unit makes in an interval of this many minutes. */
export function kwhFactor(unit: EnergyUnit, stepMinutes: number): number {
  const factors: Readonly<Record<EnergyUnit, number>> = {
    kWh: 1,
    MWh: 1000,
    Wh: 0.001,
    kW: stepMinutes / 60,
    W: stepMinutes / 60_000,
  };
  return factors[unit];
}

/** Whether the unit is of power, whose mean over an interval gives its energy. */
export function isPower(unit: EnergyUnit | null): boolean {
  return unit === 'kW' || unit === 'W';
}

const unitCell = /^(?:[kmg]?(?:w|wh|va|vah|var|varh)|(?:pln|zl|eur|gr)(?:\/[km]?wh)?|h|min|%|-)$/;
/** How a column writes its times: `dd.MM.yyyy HH:mm`. */
const timeFormat = /^(?=.*(?:yy|rr|hh|gg))[ymdrghs:.\- /]+$/;

/** Whether cells hold units alone, as a row under the headings does; some have brackets around them. */
export function isUnitRow(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => cell !== '');
  return (
    known.some((cell) => /wh?$/i.test(bare(cell))) &&
    known.every((cell) => {
      const unit = foldPolish(bare(cell));
      return unitCell.test(unit) || timeFormat.test(unit);
    })
  );
}

/** A cell without the brackets around it. */
export function bare(cell: string): string {
  return /^\[.*\]$|^\(.*\)$/.test(cell) ? cell.slice(1, -1).trim() : cell;
}
