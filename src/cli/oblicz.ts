import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {ContentError} from '../content/problem';
import {calculate, inputIn, jsonIn} from './settlement/calculate';
import {type CooperativeInput, settlementInput} from '@cooperative/settlement/description';
import type {RateTable} from '@cooperative/settlement/rates';
import {run} from './terminal/run';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage = 'Podaj plik z danymi: npm run --silent oblicz -- wejscie.json';

run(async (words) => {
  console.log(await answerTo(words));
  return true;
});

async function answerTo([input]: readonly string[]): Promise<string> {
  if (input === '--schemat') {
    return JSON.stringify(z.toJSONSchema(settlementInput, {io: 'input'}), null, 2);
  }
  if (input === undefined) {
    throw new ContentError(usage);
  }
  const folder = path.dirname(input);
  const described = inputOf(input);
  return JSON.stringify(
    calculate(described, input, {
      read: (name) => readText(path.resolve(folder, name)),
      rates: described.tariffs ? await rates() : {},
    }),
    null,
    2,
  );
}

/** Read only where there are tariffs: the table and what reads it take a third of the time of a small calculation. */
async function rates(): Promise<RateTable> {
  const {ratesFile} = await import('../content/data/ratesFile');
  return ratesFile(siteDir).value.rates;
}

function inputOf(file: string): CooperativeInput {
  return inputIn(jsonOf(file), file);
}

/** A function of its own, so that the text of a thousand members is not kept while they are checked and settled. */
function jsonOf(file: string): unknown {
  const text = readText(file);
  if (text === undefined) {
    throw new ContentError(`${file}: nie ma takiego pliku. ${usage}`);
  }
  return jsonIn(text, file);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
