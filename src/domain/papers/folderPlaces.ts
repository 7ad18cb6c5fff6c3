import {municipalityNamed, type Municipality} from '../place/municipalities';
import {fieldOf} from './folder';
import type {Entry} from './folderData';

const kinds: Readonly<Partial<Record<string, Municipality['kind']>>> = {
  wiejska: 'rural',
  miejsko_wiejska: 'urbanRural',
  miejska: 'urban',
};

/** The kind of a municipality of the folder; undefined if nobody has said. */
export function kindOf({rodzaj = ''}: Entry): Municipality['kind'] | undefined {
  return kinds[rodzaj];
}

/** A municipality of the folder in the register of them: by all that is entered, or by its name if only one bears it. */
export function placeOf(
  {nazwa = '', rodzaj = '', powiat = ''}: Entry,
  all: ReadonlyMap<string, Municipality>,
): Municipality | undefined {
  const type = fieldOf('gminy.rodzaj')?.type;
  const kind = type?.kind === 'choice' ? (type.options[rodzaj] ?? '') : '';
  const name = nazwa.replace(/^gmina /i, '');
  const label = `${name}, gmina ${kind}, powiat ${powiat.replace(/^powiat /i, '')}`;
  return municipalityNamed(all.values(), label) ?? municipalityNamed(all.values(), name);
}

/** What the folder keeps of a municipality of the register. */
export function entryOfPlace({name, kind, county}: Municipality): Entry {
  const [rodzaj = ''] = Object.entries(kinds).find(([, one]) => one === kind) ?? [];
  return {nazwa: name, rodzaj, powiat: county};
}
