import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {checkShape, ContentError} from '../data/checkShape';
import {dataFolder} from '../data/load';
import * as schema from '../schema/schema';

/** Editors' files that steer the search, from the root of the site. Every mistake names its line. */
const synonymsPath = `${dataFolder}/synonimy.yaml`;
export const inflectionPath = `${dataFolder}/odmiana.yaml`;

/** Groups of phrases that mean the same. */
export function loadSynonyms(siteDir: string): schema.Synonyms {
  const {value, lineOf} = readLines(siteDir, synonymsPath, schema.synonyms);
  const places = new Map<string, number>();
  value.forEach((group, index) => {
    for (const phrase of group) {
      const line = lineOf([index]);
      const other = places.get(phrase.toLowerCase());
      if (other !== undefined) {
        throw new ContentError(
          `${synonymsPath}, wiersz ${line}: „${phrase}” stoi też w wierszu ${other}. Zostaw jedno z tych miejsc albo połącz oba wiersze.`,
        );
      }
      places.set(phrase.toLowerCase(), line);
    }
  });
  return value;
}

/** Words the dictionary lacks, each with a word that inflects like it. */
export function loadInflection(
  siteDir: string,
): readonly {readonly word: string; readonly model: string; readonly line: number}[] {
  const {value, lineOf} = readLines(siteDir, inflectionPath, schema.inflection);
  return Object.entries(value).map(([word, model]) => ({word, model, line: lineOf([word])}));
}

interface ReadLines<T> {
  readonly value: T;
  /** Line of a part of the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

function readLines<T>(siteDir: string, name: string, shape: z.ZodType<T>): ReadLines<T> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(siteDir, name), 'utf8'), {
    lineCounter: lines,
  });
  const lineOf = (steps: readonly PropertyKey[]): number => {
    const node = steps.length === 0 ? document.contents : document.getIn(steps, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
  };
  const [error] = document.errors;
  if (error) {
    throw new ContentError(
      `${name}, wiersz ${error.linePos?.[0].line ?? 1}: zapis YAML jest niepoprawny. Porównaj ten wiersz z sąsiednimi: wzór jest na początku pliku.`,
    );
  }
  return {value: checkShape(shape, document.toJS(), name, lineOf), lineOf};
}
