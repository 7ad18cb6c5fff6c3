import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remembering} from '../../domain/kernel/memory';

interface Rule {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
}

/** A Polish dictionary: the words a form may come from, and all forms of a word. All in lower case. */
export interface Dictionary {
  /** Base words of a form; none if the dictionary does not know it. */
  readonly basesOf: (form: string) => readonly string[];
  /** All forms of a base word, itself first. */
  readonly formsOf: (base: string) => readonly string[];
  /** All base words. */
  readonly bases: () => readonly string[];
}

/** The only prefix in the Polish affix file. Here a negated word is a separate word. */
const negation = 'nie';
const negationFlag = 'b';

/**
 * Reads a hunspell dictionary. Forms are looked up backwards, by removing the ending with each rule that could have
 * added it, because generating all four million of them would take longer than the rest of the build.
 */
export function parseDictionary(affixes: string, words: string): Dictionary {
  const rules = parseRules(affixes);
  const byEnding = new Map(
    [...groupBy(rules, (rule) => rule.add)].map(([add, group]) => [
      add,
      [...groupBy(group, (rule) => rule.strip)],
    ]),
  );
  const byFlag = groupBy(rules, (rule) => rule.flag);
  const longestEnding = Math.max(...rules.map((rule) => rule.add.length));
  const flagsOf = parseWords(words);
  const mayBeWord = wordFilter(flagsOf.keys());

  const plainBases = (form: string): string[] => {
    const bases = new Set<string>(flagsOf.has(form) ? [form] : []);
    const mayBeBase = mayBeWord(form);
    for (let length = 0; length <= Math.min(longestEnding, form.length); length++) {
      const end = form.length - length;
      for (const [strip, group] of byEnding.get(form.slice(end)) ?? []) {
        if (!mayBeBase(end, strip)) {
          continue;
        }
        const base = form.slice(0, end) + strip;
        const flags = flagsOf.get(base);
        if (
          flags &&
          group.some(({flag, condition}) => flags.includes(flag) && condition.test(base))
        ) {
          bases.add(base);
        }
      }
    }
    return [...bases];
  };
  const negatable = (base: string): boolean => flagsOf.get(base)?.includes(negationFlag) ?? false;
  const isNegated = (base: string): boolean =>
    base.startsWith(negation) && !flagsOf.has(base) && negatable(base.slice(negation.length));

  const plainForms = (base: string): string[] => {
    const forms = new Set([base]);
    for (const flag of flagsOf.get(base) ?? '') {
      for (const {strip, add, condition} of byFlag.get(flag) ?? []) {
        if (base.endsWith(strip) && condition.test(base)) {
          forms.add(base.slice(0, base.length - strip.length) + add);
        }
      }
    }
    return [...forms];
  };

  return {
    // The development server asks for the words of the whole site after every save.
    basesOf: remembering((form) => {
      const bases = plainBases(form);
      return bases.length > 0 || !form.startsWith(negation)
        ? bases
        : plainBases(form.slice(negation.length))
            .filter(negatable)
            .map((base) => negation + base);
    }),
    formsOf: remembering((base) =>
      isNegated(base)
        ? plainForms(base.slice(negation.length)).map((form) => negation + form)
        : plainForms(base),
    ),
    bases: () => [...flagsOf.keys()],
  };
}

/** The dictionary of the npm package `dictionary-pl`. */
export function readPolishDictionary(): Dictionary {
  const folder = path.dirname(require.resolve('dictionary-pl'));
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return parseDictionary(read('index.aff'), read('index.dic'));
}

function parseRules(affixes: string): Rule[] {
  return affixes.split('\n').flatMap((line) => {
    const [kind, flag = '', strip = '', add = '', condition = ''] = line.trim().split(/\s+/);
    // The header of a group („SFX a Y 6”) has four parts.
    return kind === 'SFX' && condition !== ''
      ? [{flag, strip: zero(strip), add: zero(add), condition: new RegExp(`${condition}$`, 'u')}]
      : [];
  });
}

const zero = (part: string): string => (part === '0' ? '' : part);

/** Flags of each word. Words with the same spelling (two meanings, a name and a noun) are merged. */
function parseWords(words: string): Map<string, string> {
  const flagsOf = new Map<string, string>();
  for (const line of words.split('\n').slice(1)) {
    const [written = '', flags = ''] = line.trim().split('/');
    if (written !== '') {
      const word = written.toLowerCase();
      flagsOf.set(word, (flagsOf.get(word) ?? '') + flags);
    }
  }
  return flagsOf;
}

const filterSize = 1 << 22;

/**
 * Rules out most non-words by hash before the strings are built and looked up; a hash is extended from that of the
 * word's beginning. Returns, for a form, a test of whether its first letters with an ending may be a word.
 */
function wordFilter(
  words: Iterable<string>,
): (form: string) => (length: number, ending: string) => boolean {
  const known = new Uint8Array(filterSize);
  const goOn = (hash: number, letters: string): number => {
    let next = hash;
    for (let place = 0; place < letters.length; place++) {
      next = Math.imul(next ^ letters.charCodeAt(place), 0x01000193);
    }
    return next;
  };
  const slot = (hash: number): number => (hash ^ (hash >>> 15)) & (filterSize - 1);
  for (const word of words) {
    known[slot(goOn(0, word))] = 1;
  }
  return (form) => {
    const hashes = [0];
    for (const letter of form) {
      hashes.push(goOn(hashes.at(-1) ?? 0, letter));
    }
    return (length, ending) => known[slot(goOn(hashes[length] ?? 0, ending))] === 1;
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(key(item), [item]);
    }
  }
  return groups;
}
