import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lazy, remembering} from '@cooperative/polish';
import {wordFilter} from './wordFilter';

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

/** What the search knows about Polish: the dictionary and the editors' additions. */
export interface Language {
  readonly dictionary: Dictionary;
  /** Words missing from the dictionary, each with a word that inflects the same way. */
  readonly models: Readonly<Record<string, string>>;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The only prefix in the Polish affix file. Here a negated word is a separate word. */
const negation = 'nie';
const negationFlag = 'b';

/** Reads a hunspell dictionary. */
export function parseDictionary(affixes: string, words: string): Dictionary {
  const rules = parseRules(affixes);
  const flagsOf = parseWords(words);
  const plainBases = findingBases(rules, flagsOf);
  const plainForms = makingForms(rules, flagsOf);
  const negatable = (base: string): boolean => flagsOf.get(base)?.includes(negationFlag) ?? false;
  const isNegated = (base: string): boolean =>
    base.startsWith(negation) && !flagsOf.has(base) && negatable(base.slice(negation.length));

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

/** The dictionary of the npm package `dictionary-pl`, read on first use: it takes a second. */
export const polishDictionary = lazy((): Dictionary => {
  const folder = path.dirname(require.resolve('dictionary-pl'));
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return parseDictionary(read('index.aff'), read('index.dic'));
});

/** Flags of each word: the rules it takes its endings from. */
type FlagsOf = ReadonlyMap<string, string>;

/**
 * Finds the words a form may come from, backwards: by removing the ending with each rule that could have added it,
 * because generating all four million forms would take longer than the rest of the build.
 */
function findingBases(rules: readonly Rule[], flagsOf: FlagsOf): (form: string) => string[] {
  const byEnding = new Map(
    [...groupBy(rules, (rule) => rule.add)].map(([add, group]) => [
      add,
      [...groupBy(group, (rule) => rule.strip)],
    ]),
  );
  const longestEnding = Math.max(...rules.map((rule) => rule.add.length));
  const mayBeWord = wordFilter(flagsOf.keys());
  return (form) => {
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
}

/** Makes all forms of a word, itself first. */
function makingForms(rules: readonly Rule[], flagsOf: FlagsOf): (base: string) => string[] {
  const byFlag = groupBy(rules, (rule) => rule.flag);
  return (base) => {
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

/** Words with the same spelling (two meanings, a name and a noun) are merged. */
function parseWords(words: string): FlagsOf {
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
