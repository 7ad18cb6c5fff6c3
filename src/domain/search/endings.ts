import {foldPolish} from '../text';

/** The endings that turn a stem into its forms. */
export interface Endings {
  /** The base form's ending first. */
  readonly written: readonly string[];
  readonly folded: readonly string[];
}

/** Fewer endings than these are not worth a name. */
const smallestBlock = 4;
const longestHead = 6;

/** Lists of endings, a line each, and the blocks that lines name. */
export interface EncodedEndings {
  readonly blocks: readonly string[];
  readonly lines: readonly string[];
}

/** Reads lists of endings: those of the index by number, or one from its line. */
export interface EndingLists {
  readonly shared: (list: number) => Endings;
  readonly own: (line: string) => Endings;
}

/**
 * Lists of endings as text, a list a line. Verbs share whole blocks of endings behind different letters („ał|em, ał|am…”,
 * „ił|em, ił|am…”); such a block is written once and named by its number: `ał:3`.
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
      .toSorted((a, b) => b.block.length - a.block.length || (a.head < b.head ? -1 : 1));
    for (const {head, block, endings} of useful) {
      if (endings.every((ending) => left.has(ending))) {
        endings.forEach((ending) => left.delete(ending));
        numbers.set(block, numbers.get(block) ?? numbers.size);
        named.push(`${head}:${numbers.get(block) ?? 0}`);
      }
    }
    return [base, ...named, ...left].join(' ');
  });
  return {blocks: [...numbers.keys()], lines};
}

/** The file of endings: the blocks, an empty line, and lines of lists by their numbers. */
export function writeEndings(blocks: readonly string[], lines: readonly string[]): string {
  return [...blocks, '', ...lines].join('\n');
}

/** Reads a file of endings. A list is made when it is first asked for: a query meets few of them. */
export function decodeEndings(text: string): EndingLists {
  const written = text.split('\n');
  // Folding the whole text at once takes a tenth of the time of folding each ending.
  const folded = foldPolish(text).split('\n');
  const border = written.indexOf('');
  const known: Endings[] = [];
  return {
    shared: (list) =>
      (known[list] ??= {
        written: endingsOf(written[border + 1 + list] ?? '', written),
        folded: endingsOf(folded[border + 1 + list] ?? '', folded),
      }),
    own: (line) => ({
      written: endingsOf(line, written),
      folded: endingsOf(foldPolish(line), folded),
    }),
  };
}

function endingsOf(line: string, blocks: readonly string[]): string[] {
  return line.split(' ').flatMap((item) => {
    const [head = '', block] = item.split(':');
    return block === undefined
      ? [item]
      : (blocks[Number(block)] ?? '').split(' ').map((ending) => head + ending);
  });
}

/** Every beginning that several endings share, with what follows it. */
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
      block: endings.map((ending) => ending.slice(head.length)).join(' '),
    }));
}
