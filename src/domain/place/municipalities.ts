import type {municipalityKinds} from '@cooperative/settlement/law';

type Kind = (typeof municipalityKinds)[number];

/** As published (`src/data/gminy.json`): small, since a browser loads it for one field. */
export interface MunicipalityData {
  /** Code of four digits, name, and its municipalities: two more digits, the kind (1–3) and the name. */
  readonly counties: readonly (readonly [string, string, readonly string[]])[];
  /** Of each municipality in order, split by semicolons: how many places below those stand that border it. */
  readonly neighbours: string;
}

/** A municipality as of 1 January 2026; borders as of 2019. */
export interface Municipality {
  /** The first six digits of its TERYT code, which stay when a village becomes a town. */
  readonly teryt: string;
  readonly name: string;
  readonly kind: Kind;
  readonly county: string;
  /** Codes of those that share a border of at least 20 m with it. */
  readonly neighbours: ReadonlySet<string>;
}

const kinds: Readonly<Record<string, Kind>> = {1: 'urban', 2: 'rural', 3: 'urbanRural'};

const kindNames: Readonly<Record<Kind, string>> = {
  rural: 'wiejska',
  urbanRural: 'miejsko-wiejska',
  urban: 'miejska',
};

/** All municipalities, by code. */
export function readMunicipalities({
  counties,
  neighbours,
}: MunicipalityData): ReadonlyMap<string, Municipality> {
  const all = counties.flatMap(([code, county, entries]) =>
    entries.map((entry) => ({
      teryt: code + entry.slice(0, 2),
      kind: kinds[entry.charAt(2)] ?? 'urban',
      name: entry.slice(3),
      county,
      neighbours: new Set<string>(),
    })),
  );
  neighbours.split(';').forEach((steps, index) => {
    for (const step of steps === '' ? [] : steps.split(',')) {
      const [one, other] = [all[index], all[index + Number(step)]];
      if (one && other) {
        one.neighbours.add(other.teryt);
        other.neighbours.add(one.teryt);
      }
    }
  });
  return new Map(all.map((municipality) => [municipality.teryt, municipality]));
}

/** „Bolesławiec, gmina wiejska, powiat bolesławiecki”: many share a name, never all three. */
export function municipalityLabel({name, kind, county}: Municipality): string {
  return `${name}, gmina ${kindNames[kind]}, powiat ${county}`;
}

/** Those whose label begins with the text, letters with and without tails alike; then those that contain it. */
export function findMunicipalities(
  all: Iterable<Municipality>,
  text: string,
  most: number,
): readonly Municipality[] {
  const wanted = plain(text);
  const found = [...all].filter((one) => plain(municipalityLabel(one)).includes(wanted));
  const starts = found.filter(({name}) => plain(name).startsWith(wanted));
  return [...new Set([...starts, ...found])].slice(0, most);
}

/** The one with this label, or the only one with this name. */
export function municipalityNamed(
  all: Iterable<Municipality>,
  text: string,
): Municipality | undefined {
  const wanted = plain(text);
  const list = [...all];
  const named = list.filter(({name}) => plain(name) === wanted);
  return named.length === 1
    ? named[0]
    : list.find((one) => plain(municipalityLabel(one)) === wanted);
}

const plain = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
