import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {ContentError} from '../content/problem';
import {loadSite} from '../content/loadSite';
import {calculate} from './settlement/calculate';
import {settlementInput} from '../domain/cooperative/description/schema';
import {run} from './terminal/run';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage = 'Podaj plik z danymi: npm run --silent oblicz -- wejscie.json';

run((words) => {
  console.log(answerTo(words));
  return true;
});

function answerTo([input]: readonly string[]): string {
  if (input === '--schemat') {
    return JSON.stringify(z.toJSONSchema(settlementInput, {io: 'input'}), null, 2);
  }
  if (input === undefined) {
    throw new ContentError(usage);
  }
  const text = readText(input);
  if (text === undefined) {
    throw new ContentError(`${input}: nie ma takiego pliku. ${usage}`);
  }
  const folder = path.dirname(input);
  return JSON.stringify(
    calculate(text, input, {
      read: (name) => readText(path.resolve(folder, name)),
      rates: loadSite(siteDir).data.rates.value.rates,
    }),
    null,
    2,
  );
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
