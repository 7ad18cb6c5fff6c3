import {newSources} from '../calculator/defaults';
import type {CooperativeInput, MemberInput} from '../cooperative/description/schema';
import {holderKey, holdersOf} from '../cooperative/lawfulness/holders';
import {parsePolishNumber} from '../polish/number';
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
          adres: cleanText(point.id),
          czlonek: nameOf(point),
          ...numberText('zuzycie', point.profile?.annualKwh),
          ...numberText('moc', point.orderedKw),
        })),
        ['adres', 'czlonek'],
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

/**
 * Points of delivery for the calculator, from the folder. A point that the calculator already has keeps what the folder
 * does not know: its profile, its readings, its tariff.
 */
export function pointsOf({lists}: Folder, before: readonly MemberInput[]): readonly MemberInput[] {
  const names = distinctNames(
    lists.punkty.map(({adres, numer}, index) => adres ?? numer ?? `punkt ${index + 1}`),
  );
  const used = lists.punkty.map((point, index): MemberInput => {
    const id = names[index] ?? '';
    const holder = point.czlonek ?? id;
    const member = lists.czlonkowie.find(({nazwa}) => nazwa === holder) ?? {};
    const person = personOf(member);
    const known = before.find((other) => other.id === id);
    const annualKwh = parsePolishNumber(point.zuzycie ?? '') ?? known?.profile?.annualKwh ?? 0;
    const isSame = known?.profile?.annualKwh === annualKwh;
    const sources = lists.zrodla.filter(
      ({czlonek, miejsce}) => miejsce === id && czlonek === point.czlonek,
    );
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
      ...(!known?.sources && sources.length > 0 && {sources: sources.flatMap(sourceOf)}),
    };
  });
  return [...used, ...before.filter(({ofCooperative}) => ofCooperative === true)];
}

function sourceOf({rodzaj, moc}: Entry): Source[] {
  const kw = parsePolishNumber(moc ?? '');
  const kind = Object.entries(sourceKinds).find(([, word]) => word === rodzaj)?.[0];
  return kw === null || kind === undefined || !(kind in newSources)
    ? []
    : [{...newSources[kind as keyof typeof newSources], kw}];
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
