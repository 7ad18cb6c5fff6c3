import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {everyProblem} from '../content/everyProblem';
import {loadSite} from '../content/loadSite';
import {questionsOf} from '../content/quality/checkSite';
import {answers} from './terminal/answers';
import {run} from './terminal/run';

/**
 * Writes what a proposal is answered with, one file for each result the tests may have, so that the workflow's step that
 * may write comments runs nothing of the proposal.
 */
run(async (words) => {
  const {values} = parseArgs({
    args: words,
    options: {katalog: {type: 'string', default: 'odpowiedz'}, przebieg: {type: 'string'}},
  });
  const site = loadSite('.');
  const found = {
    problems: await everyProblem(site),
    questions: questionsOf(site.markdownFiles, site),
  };
  mkdirSync(values.katalog, {recursive: true});
  const read = (file: string): string | null =>
    existsSync(file) ? readFileSync(file, 'utf8') : null;
  Object.entries(answers(found, values.przebieg ?? null, read)).forEach(([result, text]) => {
    writeFileSync(path.join(values.katalog, `${result}.md`), text);
  });
  return true;
});
