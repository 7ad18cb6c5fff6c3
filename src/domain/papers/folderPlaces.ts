import {municipalityNamed, type Municipality} from '../place/municipalities';
import {fieldOf} from './folder';
import type {Entry} from './folderData';

/** The kind of a municipality of the folder; undefined if nobody has said. */
export function kindOf({kind}: Entry): Municipality['kind'] | undefined {
  return kind as Municipality['kind'] | undefined;
}

/** A municipality of the folder in the register of them: by all that is entered, or by its name if only one bears it. */
export function placeOf(
  {name = '', kind = '', county = ''}: Entry,
  all: ReadonlyMap<string, Municipality>,
): Municipality | undefined {
  const type = fieldOf('municipalities.kind')?.type;
  const kindWords = type?.kind === 'choice' ? (type.options[kind] ?? '') : '';
  const plain = name.replace(/^gmina /i, '');
  const label = `${plain}, gmina ${kindWords}, powiat ${county.replace(/^powiat /i, '')}`;
  return municipalityNamed(all.values(), label) ?? municipalityNamed(all.values(), plain);
}

/** What the folder keeps of a municipality of the register. */
export function entryOfPlace({name, kind, county}: Municipality): Entry {
  return {name, kind, county};
}
