import {inQuotes} from '@cooperative/polish';
import {comparedRows, numbersOf} from './cells';
import {type Choice, type Named, isCandidate, list} from './choice';
import type {TableRow} from './tableRow';

/** Zones other than the first have more of the hours than this; the least, in C12b, nine of 24. */
const shareOfOtherZones = 0.3;

/** Parts above their whole in more of the rows are no parts of it. */
const shareOfMistakes = 0.1;

/** What comes from the cooperative and what from the grid are two parts of the whole. */
export function withoutParts(choice: Choice, group: readonly Named[]): readonly Named[] {
  const ofCooperative = group.filter(({meaning}) => meaning.part === 'cooperative');
  const ofGrid = group.filter(({meaning}) => meaning.part === 'grid');
  const wholes = group.filter(({meaning}) => meaning.part === null);
  const isWhole = wholes.some(({meaning}) => meaning.isTotal);
  if (ofCooperative.length === 0) {
    return isWhole && ofGrid.length > 0 && wholes.length > 0
      ? choice.without(group, ({meaning}) => meaning.part === 'grid', 'część całego')
      : group;
  }
  if (wholes.length === 0) {
    if (
      ofGrid.length === 1 &&
      ofCooperative.every(({name}) => /\bw tym\b|\bof which/i.test(name))
    ) {
      choice.leave(ofCooperative, 'część całego');
      return ofGrid;
    }
    choice.ask(
      `${group.length > 1 ? 'Kolumny' : 'Kolumna'} ${list(group)} to ${group.length > 1 ? 'części' : 'część'} energii, a nie ma kolumny z całą. Nie wiemy, co wczytać.`,
    );
    return group;
  }
  const parts = [...ofCooperative, ...ofGrid];
  if (ofGrid.length === 1 && ofCooperative.length === 1 && wholes.length === 1) {
    checkParts(choice, wholes, parts, 'części');
  }
  choice.leave(parts, 'część całego');
  return wholes;
}

export function withZones(choice: Choice, group: readonly Named[]): readonly Named[] {
  const zones = group.filter(({meaning}) => meaning.zone !== null && !meaning.isTotal);
  const wholes = group.filter((one) => !zones.includes(one));
  if (zones.length === 0 || wholes.length === 0) {
    const families = new Set(zones.map(({meaning}) => meaning.zone?.family));
    const names = new Set(zones.map(({meaning}) => meaning.zone?.name));
    if (families.size > 1 || areNested(names)) {
      choice.ask(
        `Kolumny ${list(zones)} dzielą tę samą energię na strefy na dwa sposoby. Nie wiemy, które dodać.`,
      );
    }
    if (zones.length > 1 && wholes.length === 0 && isWithoutRest(names)) {
      choice.ask(`Kolumny ${list(zones)} to tylko część stref. Nie wiemy, co wczytać.`);
    }
    const [lone] = zones;
    if (zones.length === 1 && lone !== undefined && wholes.length === 0 && isPart(choice, lone)) {
      choice.ask(
        `Kolumna ${inQuotes(lone.name)} jest jednej strefy, a pozostałych w pliku nie ma. Nie wiemy, co wczytać.`,
      );
    }
    return group;
  }
  for (const family of new Set(zones.map(({meaning}) => meaning.zone?.family))) {
    checkParts(
      choice,
      wholes,
      zones.filter(({meaning}) => meaning.zone?.family === family),
      'stref',
    );
  }
  choice.leave(zones, 'strefa, zawarta w sumie');
  return wholes;
}

/**
 * Whether the only zone of a register is not all of it. A tariff of one zone calls it the first; where other energy has
 * more of them, or a good part of the hours has no energy at all, it is one of several.
 */
function isPart(choice: Choice, {meaning: {zone, register}}: Named): boolean {
  return (
    zone?.family !== 'number' ||
    zone.name !== '1' ||
    choice.columns.some(
      (one) =>
        isCandidate(one) &&
        one.meaning.zone?.family === 'number' &&
        one.meaning.zone.name !== zone.name,
    ) ||
    // What is given has hours without energy in any tariff.
    (register?.startsWith('withdrawn') === true && shareWithoutEnergy(choice) >= shareOfOtherZones)
  );
}

function shareWithoutEnergy(choice: Choice): number {
  const values = choice.columns
    .filter(isCandidate)
    .map(({column}) => numbersOf(choice.body, column));
  const known = choice.body.flatMap((_, row) =>
    values.some((column) => typeof column[row] === 'number' && !Number.isNaN(column[row]))
      ? [row]
      : [],
  );
  const without = known.filter((row) => !values.some((column) => (column[row] ?? 0) > 0));
  return without.length === known.length ? 0 : without.length / known.length;
}

/** Tells whether parts that are left out add up to the column that is taken. */
export function checkParts(
  choice: Choice,
  [whole]: readonly Named[],
  parts: readonly Named[],
  what: string,
): void {
  if (whole === undefined) {
    return;
  }
  const {unequal, above, alone} = comparedRows(
    choice.body,
    whole.column,
    parts.map(({column}) => column),
  );
  const most = choice.body.length * shareOfMistakes;
  const [first] = unequal;
  // A meter adds its phases by the moment, so what one gives lessens what the others draw.
  const isLess = above > most && what !== 'faz';
  if (isLess || alone.length > most) {
    choice.ask(
      isLess
        ? `W kolumnie ${inQuotes(whole.name)} jest mniej niż w jej częściach (${list(parts)}). Nie wiemy, co wczytać.`
        : `W kolumnie ${inQuotes(whole.name)} brakuje energii z wierszy, w których są jej części (${list(parts)}). Nie wiemy, co wczytać.`,
    );
  }
  if (alone.length > 0) {
    choice.notes.push(
      `W kolumnie ${inQuotes(whole.name)} brakuje energii, która jest w jej częściach. ${placeOf(alone)}. Tych godzin nie wczytano.`,
    );
  }
  choice.notes.push(
    first === undefined
      ? `Suma ${what} zgadza się z kolumną ${inQuotes(whole.name)}.`
      : `Suma ${what} (${list(parts)}) różni się od kolumny ${inQuotes(whole.name)}. ${placeOf(unequal)}. Wczytano kolumnę ${inQuotes(whole.name)}.`,
  );
}

type ZoneNames = ReadonlySet<string | undefined>;

/** The peak beside a part of it. */
function areNested(names: ZoneNames): boolean {
  return names.has('szczyt') && (names.has('przedpołudnie') || names.has('popołudnie'));
}

/** Zones without the first, or peaks without what is between them. */
function isWithoutRest(names: ZoneNames): boolean {
  const isOfNumbers = [...names].every((name) => /^\d$/.test(name ?? ''));
  const isOfPeaks = [...names].every((name) => /^(?:szczyt|p.{1,5}południe)$/.test(name ?? ''));
  return isOfPeaks || (isOfNumbers && !names.has('1'));
}

/** Whether the columns are different zones of one tariff, which add up. */
export function areZones(group: readonly Named[]): boolean {
  const zones = group.map(({meaning}) => meaning.zone);
  return (
    group.every(({meaning}) => meaning.zone !== null && !meaning.isTotal) &&
    new Set(zones.map((zone) => zone?.family)).size === 1 &&
    new Set(zones.map((zone) => zone?.name)).size === zones.length
  );
}

function placeOf(rows: readonly TableRow[]): string {
  const [first] = rows;
  const time = first?.cells.find((cell) => /\d[-./:]\d/.test(cell)) ?? '';
  return `Takich wierszy jest ${rows.length}, pierwszy to ${first?.line ?? 0}${time === '' ? '' : ` (${time})`}`;
}
