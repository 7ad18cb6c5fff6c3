import {foldPolish, remembering} from '@cooperative/polish';

/** The endings that make a stem into its forms. */
export interface Endings {
  /** The base form's ending first. */
  readonly written: readonly string[];
  readonly folded: readonly string[];
}

/** Fewer endings are not worth a shared block. */
const smallestBlock = 4;
const longestHead = 6;

/** Lists of endings, one per line, and the blocks the lines refer to. */
interface EncodedEndings {
  readonly blocks: readonly string[];
  readonly lines: readonly string[];
}

const separator = '|';

/**
 * Encodes lists of endings as text, one list per line. Verbs share whole blocks of endings after different letters
 * („ał|em, ał|am…”, „ił|em, ił|am…”); such a block is written once and referred to by its number: `ał:3`.
 */
export function encodeEndings(lists: readonly (readonly string[])[]): EncodedEndings {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const {block} of blocksOf(list)) {
      counts.set(block, (counts.get(block) ?? 0) + 1);
    }
  }
  const numbers = new Map<string, number>();
  const lines = lists.map((list) => {
    const [base = '', ...rest] = list;
    const left = new Set(rest);
    const named: string[] = [];
    const useful = blocksOf(rest)
      .filter(({block}) => (counts.get(block) ?? 0) > 2)
      .sort((a, b) => b.block.length - a.block.length || (a.head < b.head ? -1 : 1));
    for (const {head, block, endings} of useful) {
      if (endings.every((ending) => left.has(ending))) {
        endings.forEach((ending) => left.delete(ending));
        numbers.set(block, numbers.get(block) ?? numbers.size);
        named.push(`${head}:${numbers.get(block) ?? 0}`);
      }
    }
    return [base, ...named, ...left].join(separator);
  });
  return {blocks: [...numbers.keys()], lines};
}

/** Reads lines of endings, parsing each distinct line once, since many words share them. */
export function endingReader(blocks: readonly string[]): (line: string) => Endings {
  return remembering((line) => {
    const written = line.split(separator).flatMap((item) => {
      const [head = '', block] = item.split(':');
      return block === undefined
        ? [item]
        : (blocks[Number(block)] ?? '').split(separator).map((ending) => head + ending);
    });
    // Folding them all at once is much faster than one by one.
    return {written, folded: foldPolish(written.join(separator)).split(separator)};
  });
}

/** Every beginning shared by several endings, with what follows it. */
function blocksOf(
  list: readonly string[],
): {head: string; block: string; endings: readonly string[]}[] {
  const byHead = new Map<string, string[]>();
  for (const ending of list) {
    for (let length = 1; length <= Math.min(longestHead, ending.length); length++) {
      const head = ending.slice(0, length);
      byHead.set(head, [...(byHead.get(head) ?? []), ending]);
    }
  }
  return [...byHead]
    .filter(([, endings]) => endings.length >= smallestBlock)
    .map(([head, endings]) => ({
      head,
      endings,
      block: endings.map((ending) => ending.slice(head.length)).join(separator),
    }));
}
