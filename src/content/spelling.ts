import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createTextDocument, DocumentValidator, loadConfig} from 'cspell-lib';
import {convertToBTrie, decodeTrie} from 'cspell-trie-lib';
import type {Problem} from './problem';
import {rulesFrom, spellingProblems, type WrittenRules} from './spellingRules';

const configFile = 'cspell.config.yaml';
const polish = 'pl-pl';
const cacheFolder = 'node_modules/.cache/pisownia';

/**
 * Checks spelling by the rules of `npm run lint:spelling`, fast enough to run after every change: cspell takes seconds to
 * parse its Polish dictionary, so words are looked up in a preparsed copy of it, made on the first run.
 */
export async function checkSpelling(files: readonly string[]): Promise<Problem[]> {
  const dictionary = decodeTrie(readFileSync(await polishDictionary()));
  const problems: Problem[] = [];
  for (const file of files) {
    const rules = rulesFrom(await spellingRules(file), (word) => dictionary.has(word));
    problems.push(...spellingProblems(file, readFileSync(file, 'utf8'), rules));
  }
  return problems;
}

/** The rules that the configuration of cspell has for a file. */
export async function spellingRules(file: string): Promise<WrittenRules> {
  const settings = await loadConfig(configFile);
  const document = createTextDocument({uri: pathToFileURL(path.resolve(file)).href, content: ''});
  const validator = new DocumentValidator(
    document,
    {noConfigSearch: true, generateSuggestions: false},
    // Without its dictionaries, which it would parse.
    {...settings, languageSettings: []},
  );
  await validator.prepare();
  const {
    patterns = [],
    ignoreRegExpList = [],
    words = [],
    flagWords = [],
  } = validator.getFinalizedDocSettings();
  const named = new Map(patterns.map(({name, pattern}) => [name, String(pattern)]));
  return {
    ignored: ignoreRegExpList.map((entry) => patternOf(named.get(String(entry)) ?? String(entry))),
    own: words,
    flagged: flagWords.map((entry) => {
      const [word = '', instead = ''] = entry.split('->');
      return [word, instead];
    }),
  };
}

function patternOf(written: string): readonly [source: string, flags: string] {
  const [, source = written, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(written.trim()) ?? [];
  // One without flags is sought everywhere too.
  return [source, [...new Set(`${flags}gu`)].join('')];
}

/** The file of the Polish dictionary of cspell in a form that needs no parsing. */
export async function polishDictionary(): Promise<string> {
  const {dictionaryDefinitions} = await loadConfig(configFile);
  const dictionary = dictionaryDefinitions?.find(({name}) => name === polish)?.path;
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
  return copy;
}
