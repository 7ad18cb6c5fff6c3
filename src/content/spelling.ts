import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {loadConfig, spellCheckDocument} from 'cspell-lib';
import {convertToBTrie, decodeTrie, type ITrie} from 'cspell-trie-lib';
import type {Problem} from './problem';

const configFile = 'cspell.config.yaml';
const polish = 'pl-pl';
const cacheFolder = 'node_modules/.cache/pisownia';
const noLimit = 1_000_000;
const longestWord = 60;

/**
 * Checks spelling by the rules of `npm run lint:spelling`, fast enough to run after every change. cspell takes seconds
 * to parse its Polish dictionary, so it runs without it, and the words it does not know are looked up in a preparsed
 * copy of the dictionary, made on the first run.
 */
export async function checkSpelling(files: readonly string[]): Promise<Problem[]> {
  const settings = await loadConfig(configFile);
  const words = await polishWords(
    settings.dictionaryDefinitions?.find(({name}) => name === polish)?.path,
  );
  const quick = {
    ...settings,
    languageSettings: [],
    maxNumberOfProblems: noLimit,
    maxDuplicateProblems: noLimit,
  };
  // A word twice in a line is said once.
  const problems = new Map<string, Problem>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const {issues} = await spellCheckDocument(
      {uri: pathToFileURL(file).href, text},
      {noConfigSearch: true, generateSuggestions: false},
      quick,
    );
    for (const {text: word, offset, isFlagged, suggestionsEx} of issues) {
      if (isFlagged || ![word, ...wholeWords(text, offset)].some((form) => isKnown(words, form))) {
        const better = suggestionsEx?.map((suggestion) => suggestion.word).join(', ');
        const line = text.slice(0, offset).split('\n').length;
        problems.set(`${file}:${line}:${word}`, {
          file,
          line,
          text: isFlagged
            ? `słowa „${word}” w serwisie nie używamy. Wpisz${better ? `: ${better}` : ' inne'}.`
            : `nie znamy słowa „${word}”. Popraw literówkę albo dopisz dobre słowo do listy „Słownik pisowni” (src/data/pisownia.yaml).`,
        });
      }
    }
  }
  return [...problems.values()];
}

/** The Polish dictionary of cspell, loaded from a copy that needs no parsing. */
async function polishWords(dictionary: string | undefined): Promise<ITrie> {
  if (dictionary === undefined) {
    throw new Error(`W pliku ${configFile} nie ma słownika „${polish}”. Przywróć wiersz „import”.`);
  }
  const {size, mtimeMs} = statSync(dictionary);
  const copy = path.join(cacheFolder, `${polish}-${size}-${Math.round(mtimeMs)}.btrie`);
  if (!existsSync(copy)) {
    const {content} = await convertToBTrie({
      url: pathToFileURL(dictionary),
      content: readFileSync(dictionary),
    });
    mkdirSync(cacheFolder, {recursive: true});
    writeFileSync(copy, content);
  }
  return decodeTrie(readFileSync(copy));
}

/** As in cspell, a lower-case word of the dictionary may also be capitalized or all in capitals. */
function isKnown(words: ITrie, word: string): boolean {
  const first = word.slice(0, 1);
  const rest = word.slice(1);
  const forms =
    word === word.toUpperCase()
      ? [word, word.toLowerCase(), first + rest.toLowerCase()]
      : [word, first.toLowerCase() + rest];
  return forms.some((form) => words.has(form));
}

/** Whole words: cspell splits an unknown word at capitals and hyphens (kWh into k and Wh) and reports only a part. */
function wholeWords(text: string, offset: number): string[] {
  return ['\\p{L}', '[\\p{L}-]'].map((letter) => {
    const before =
      new RegExp(`${letter}*$`, 'u').exec(
        text.slice(Math.max(0, offset - longestWord), offset),
      )?.[0] ?? '';
    const after =
      new RegExp(`^${letter}*`, 'u').exec(text.slice(offset, offset + longestWord))?.[0] ?? '';
    return before + after;
  });
}
