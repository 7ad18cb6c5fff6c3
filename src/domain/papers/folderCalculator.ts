import {newSources} from '../calculator/defaults';
import type {
  CooperativeInput,
  MemberInput,
} from '@cooperative/settlement/cooperative/description/schema';
import {limits} from '@cooperative/settlement/cooperative/description/limits';
import {holderKey, holdersOf} from '@cooperative/settlement/cooperative/lawfulness/holders';
import {parsePolishNumber} from '@cooperative/polish/number';
import {personOf} from './checks';
import {distinctNames} from './copies';
import {cleanText, type Entry, type Folder} from './folderData';

/**
 * The way between the folder and the calculator. What both know (members, points, their use and sources, the municipalities) goes
 * over; the rest of each stays as it is.
 */

type Source = NonNullable<MemberInput['sources']>[number];

const sourceKinds: Readonly<Record<Source['kind'], string>> = {
  pv: 'fotowoltaika',
  wind: 'wiatr',
  biogas: 'biogaz',
  hydro: 'woda',
  own: 'inna',
};
const municipalityKinds = {
  rural: 'wiejska',
  urbanRural: 'miejsko_wiejska',
  urban: 'miejska',
} as const;
const memberKindOf = {
  natural: 'fizyczna',
  legal: 'prawna',
  community: 'wspolnota',
  publicBody: 'instytucja',
} as const;

/** The folder with what the calculator describes: entries of the same name keep what else is in them. */
export function takenFrom(input: CooperativeInput, folder: Folder): Folder {
  const {lists} = folder;
  const points = input.members.filter(({ofCooperative}) => ofCooperative !== true);
  const holders = holdersOf(points);
  const members = [...holders.values()].map(({name, person}): Entry => ({
    nazwa: cleanText(name),
    ...(person && {rodzaj: /^gmina\b/i.test(name) ? 'gmina' : memberKindOf[person]}),
  }));
  const nameOf = (point: MemberInput): string =>
    cleanText(holders.get(holderKey(point))?.name ?? '');
  const places = input.cooperative?.places ?? [];
  return {
    ...folder,
    lists: {
      ...lists,
      gminy: merged(
        lists.gminy,
        places.map(({name}, index) => {
          const kind = input.cooperative?.municipalities?.[index];
          return {nazwa: cleanText(name), ...(kind && {rodzaj: municipalityKinds[kind]})};
        }),
        ['nazwa'],
      ),
      czlonkowie: merged(lists.czlonkowie, members, ['nazwa']),
      punkty: merged(
        lists.punkty,
        points.map((point) => ({
          nazwa: cleanText(point.id),
          czlonek: nameOf(point),
          ...numberText('zuzycie', point.profile?.annualKwh),
          ...numberText('moc', point.orderedKw),
        })),
        ['nazwa', 'czlonek'],
      ),
      zrodla: merged(
        lists.zrodla,
        input.members.flatMap((point) =>
          (point.sources ?? []).map((source) => ({
            rodzaj: sourceKinds[source.kind],
            miejsce: cleanText(point.id),
            ...(point.ofCooperative !== true && {czlonek: nameOf(point)}),
            ...numberText('moc', source.kw),
            ...numberText('produkcja', yearOf(source)),
          })),
        ),
        ['rodzaj', 'miejsce'],
      ),
    },
  };
}

/** Names of the folder's points, each once: what the point is, or where, or its number. */
export function pointNames({lists}: Folder): readonly string[] {
  return distinctNames(
    lists.punkty.map(
      ({nazwa, adres, numer}, index) => nazwa ?? adres ?? numer ?? `punkt ${index + 1}`,
    ),
  );
}

/**
 * The installations behind a point: those whose place it is, and at the first point of its owner also those whose place
 * is none of the owner's points, as a roof or a field.
 */
export function sourcesAt({lists}: Folder, names: readonly string[], at: number): readonly Entry[] {
  const owner = lists.punkty[at]?.czlonek;
  const own = names.filter((_, index) => lists.punkty[index]?.czlonek === owner);
  const isFirst = lists.punkty.findIndex(({czlonek}) => czlonek === owner) === at;
  return owner === undefined
    ? []
    : lists.zrodla.filter(
        ({czlonek, miejsce = ''}) =>
          czlonek === owner && (miejsce === names[at] || (isFirst && !own.includes(miejsce))),
      );
}

/** The name that the cooperative's own installation without a place goes by. */
const unplaced = 'instalacja spółdzielni';

/** The cooperative's own installations, by the places where they stand. */
export function ownSources({lists}: Folder): ReadonlyMap<string, readonly Entry[]> {
  const places = new Map<string, Entry[]>();
  for (const source of lists.zrodla.filter(({czlonek}) => czlonek === undefined)) {
    const place = source.miejsce ?? unplaced;
    places.set(place, [...(places.get(place) ?? []), source]);
  }
  return places;
}

/**
 * Points of delivery for the calculator, from the folder. A point that the calculator already has keeps what the folder
 * does not know: its profile, its readings, its tariff.
 */
export function pointsOf(folder: Folder, before: readonly MemberInput[]): readonly MemberInput[] {
  const {lists} = folder;
  const names = pointNames(folder);
  const used = lists.punkty.map((point, index): MemberInput => {
    const id = names[index] ?? '';
    const holder = point.czlonek ?? id;
    const member = lists.czlonkowie.find(({nazwa}) => nazwa === holder) ?? {};
    const person = personOf(member);
    const known = before.find((other) => other.id === id);
    const annualKwh = parsePolishNumber(point.zuzycie ?? '') ?? known?.profile?.annualKwh ?? 0;
    const isSame = known?.profile?.annualKwh === annualKwh;
    const sources = sourcesAt(folder, names, index).flatMap(sourceOf);
    const orderedKw = parsePolishNumber(point.moc ?? '');
    return {
      ...known,
      id,
      ...(holder !== id && {holder}),
      ...(person && {person}),
      ...(orderedKw !== null && {orderedKw}),
      profile:
        known?.profile && isSame
          ? known.profile
          : {
              kind: known?.profile?.kind ?? (person === 'natural' ? 'household' : 'services'),
              annualKwh,
              seed: 1,
            },
      ...(!known?.sources && sources.length > 0 && {sources}),
    };
  });
  const kept = before.filter(({ofCooperative}) => ofCooperative === true);
  const added = [...ownSources(folder)].flatMap(([id, entries]): MemberInput[] => {
    const sources = entries.flatMap(sourceOf);
    const isKnown = [...kept, ...used].some((point) => point.id === id);
    return isKnown || sources.length === 0 ? [] : [{id, ofCooperative: true, sources}];
  });
  return [...used, ...kept, ...added];
}

function sourceOf({rodzaj, moc, produkcja}: Entry): Source[] {
  const kw = parsePolishNumber(moc ?? '');
  const kind = Object.entries(sourceKinds).find(([, word]) => word === rodzaj)?.[0];
  if (!kw || kind === undefined || !(kind in newSources)) {
    return [];
  }
  const source = {...newSources[kind as keyof typeof newSources], kw};
  const year = parsePolishNumber(produkcja ?? '');
  return [year === null ? source : withYear(source, year)];
}

/** A source that makes so much in a year, unless its power could not. */
function withYear(source: Exclude<Source, {kind: 'own'}>, year: number): Source {
  const fullHours = year / source.kw;
  const share = fullHours / limits.fullLoadHours;
  switch (source.kind) {
    case 'pv':
      return fullHours > limits.annualYield ? source : {...source, annualYield: fullHours};
    case 'wind':
      return share > limits.capacityFactor ? source : {...source, capacityFactor: share};
    default:
      return share > 1 ? source : {...source, annualKwh: year};
  }
}

/** What a source makes in a year, where the description says it. */
function yearOf(source: Source): number | undefined {
  return source.kind === 'pv'
    ? source.annualYield && source.annualYield * source.kw
    : 'annualKwh' in source
      ? source.annualKwh
      : undefined;
}

function numberText(name: string, number: number | undefined): Entry {
  return number === undefined ? {} : {[name]: String(Number(number.toFixed(3))).replace('.', ',')};
}

/** The entries with the found ones: one with the same keys is changed, the others come after. */
function merged(
  entries: readonly Entry[],
  found: readonly Entry[],
  keys: readonly string[],
): readonly Entry[] {
  const isSame = (one: Entry, other: Entry): boolean =>
    keys.every((name) => (one[name] ?? '').toLowerCase() === (other[name] ?? '').toLowerCase());
  const changed = entries.map((entry) => {
    const other = found.find((candidate) => isSame(candidate, entry));
    return other
      ? {...other, ...entry, ...withoutKeys(other, ['nazwa', 'rodzaj', ...keys])}
      : entry;
  });
  return [...changed, ...found.filter((one) => !entries.some((entry) => isSame(one, entry)))];
}

function withoutKeys(entry: Entry, keys: readonly string[]): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !keys.includes(name)));
}
