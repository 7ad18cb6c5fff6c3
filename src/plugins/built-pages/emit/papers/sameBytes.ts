import {strFromU8, strToU8, unzipSync, zipSync, type Zippable} from 'fflate';

/** Ids of links, which the library makes up by chance. */
const chanceId = /rId[\w-]{21}/g;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/**
 * The same document in the same bytes on every build: links are numbered, and every moment in it, its files' own
 * included, is the given day. A build must not differ from the next one by nothing but the clock.
 */
export function sameBytes(document: Uint8Array, day: string): Uint8Array {
  const ids = new Map<string, string>();
  const files: Zippable = {};
  const unpacked = unzipSync(document);
  for (const name of Object.keys(unpacked).sort(contentTypesFirst)) {
    const text = strFromU8(unpacked[name] ?? new Uint8Array())
      .replace(chanceId, (id) => {
        const known = ids.get(id) ?? `rIdLink${ids.size + 1}`;
        ids.set(id, known);
        return known;
      })
      .replace(moment, `${day}T00:00:00Z`);
    files[name] = strToU8(text);
  }
  // In local time, as the format has no zone: noon is the same day everywhere the site is built.
  return zipSync(files, {mtime: new Date(`${day}T12:00:00`)});
}

/** Readers expect the list of content types at the beginning. */
function contentTypesFirst(a: string, b: string): number {
  const rank = (name: string): number => (name === '[Content_Types].xml' ? 0 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
