import {
  choiceOf,
  claimPrefix,
  claims,
  derivedFields,
  folderGroups,
  listIds,
  memberPrefix,
  type Condition,
  type FolderGroup,
  type ListId,
} from './folder';

/**
 * What papers and saved files say of the folder's fields. They have Polish words, which editors write and files keep for
 * good; code has keys. Each is told from the other here, by the words that stand with the fields.
 */

/** In papers: of one member, what the folder finds, the number of a row. */
const [memberWord, claimWord, rowWord] = ['czlonek', 'sprawdzenie', 'lp'];

const groups = Object.entries<FolderGroup>(folderGroups);

const keys: ReadonlyMap<string, string> = new Map([
  ...groups.flatMap(([group, {word, fields}]) => wordsOf(word, group, fields)),
  ...wordsOf(memberWord, memberPrefix, folderGroups.members.fields),
  ...wordsOf(claimWord, claimPrefix, claims),
  ...Object.entries(derivedFields).map(([key, {word}]) => [word, key] as const),
  ...listIds.map((list) => [`${folderGroups[list].word}.${rowWord}`, `${list}.row`] as const),
]);
const words: ReadonlyMap<string, string> = new Map([...keys].map(([word, key]) => [key, word]));

function wordsOf(
  word: string,
  prefix: string,
  fields: Readonly<Record<string, {readonly word: string}>>,
): readonly (readonly [word: string, key: string])[] {
  return Object.entries(fields).map(([name, field]) => [
    `${word}.${field.word}`,
    `${prefix}.${name}`,
  ]);
}

/** The key behind the words of a field in a paper, `czlonkowie.nazwa`; null if there is no such field. */
export function keyOfField(word: string): string | null {
  return keys.get(word) ?? null;
}

/** A field in a paper, as written: `[pole: spoldzielnia.nazwa]`. */
export const fieldMark = /\[pole: ([a-z_]+\.[a-z_]+)\]/g;

/** Reads `rada=tak` (a field of `wybor`), `czlonek.rodzaj=prawna|gmina` or `sprawdzenie.oze=tak`; null if it names no choice. */
export function parseCondition(written: string): Condition | null {
  const [, name = '', listed = ''] =
    /^([a-z_]+(?:\.[a-z_]+)?)=([a-z_]+(?:\|[a-z_]+)*)$/.exec(written) ?? [];
  const field = keyOfField(name.includes('.') ? name : `${folderGroups.choices.word}.${name}`);
  const chosen = listed.split('|').map((word) => field && keyOfChoice(field, word));
  const values = chosen.filter((value) => value !== null);
  return field !== null && values.length === chosen.length ? {field, values} : null;
}

/** The key of what may be chosen in a field; null if it is no choice, or none of these. */
export function keyOfChoice(field: string, word: string): string | null {
  const [key = null] =
    Object.entries(choiceOf(field)?.words ?? {}).find(([, one]) => one === word) ?? [];
  return key;
}

/** The word of what is chosen in a field; null if it is no choice, or none of these. */
function wordOfChoice(field: string, chosen: string): string | null {
  const own = choiceOf(field)?.words ?? {};
  return Object.hasOwn(own, chosen) ? (own[chosen] ?? null) : null;
}

type Texts = Readonly<Record<string, string>>;

/** The texts of a file by their keys: those of an entry, or those that are entered once. What is not known stays as it is. */
export function fromFile(texts: Texts, list?: ListId): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([word, text]) => {
      const key = keys.get(list ? `${folderGroups[list].word}.${word}` : word);
      return key === undefined
        ? [word, text]
        : [list ? key.slice(list.length + 1) : key, keyOfChoice(key, text) ?? text];
    }),
  );
}

/** The texts as a file has them. */
export function toFile(texts: Texts, list?: ListId): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const key = list ? `${list}.${name}` : name;
      const word = words.get(key);
      return word === undefined
        ? [name, text]
        : [
            list ? word.slice(folderGroups[list].word.length + 1) : word,
            wordOfChoice(key, text) ?? text,
          ];
    }),
  );
}
