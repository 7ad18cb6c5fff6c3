import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ContentError} from '../content/problem';
import {loadSite} from '../content/loadSite';
import type {Result} from '../domain/kernel/result';
import {
  expand,
  openSource,
  readText,
  type Part,
  type Question,
  type Unzip,
} from '../domain/meterFiles';
import {settleFolder} from '../domain/month/folder';
import {partsOf, pointsFor, type FolderFile} from '../domain/month/matching';
import {newMonth} from '../domain/month/newMonth';
import {monthsOutput} from '../domain/month/output';
import {isPointsCsv, readPointsCsv} from '../domain/month/pointsCsv';
import {readFolderFile} from '../domain/month/readFolderFile';
import {isReadings, readMonthFile} from '../domain/month/readMonthFile';
import type {MonthInput} from '../domain/month/schema';
import {answersUsage, meterAnswers, questionText} from './meterAnswers';
import {run} from './terminal/run';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage = `Podaj folder z plikami spółdzielni: npm run --silent rozlicz -- folder
${answersUsage}`;
const doubtRemedy =
  'Wskaż, które się liczą: --nowsze (z pliku dalszego w kolejności nazw i z dalszego wiersza) albo --starsze.';
const tables = /\.(?:csv|tsv|tab|txt|xlsx?|json|zip)$/i;

run(async (words) => {
  console.log(JSON.stringify(await settled(words), null, 2));
  return true;
});

async function settled(words: string[]): Promise<object> {
  const {
    names: [folder, ...others],
    answers,
    prefer,
  } = meterAnswers(words);
  if (others.length > 0) {
    throw new ContentError(usage);
  }
  if (folder === undefined || !statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new ContentError(
      folder === undefined ? usage : `${folder}: nie ma takiego folderu. ${usage}`,
    );
  }
  const lists: Part[] = [];
  const described: Part[] = [];
  for await (const part of partsIn(folder)) {
    if (/\.csv$/i.test(part.name) && isPointsCsv(part.bytes)) {
      lists.push(part);
    } else if (/\.json$/i.test(part.name) && !isReadings(textOf(part))) {
      described.push(part);
    }
  }
  const input = inputOf(described, lists);
  const isKnown = new Set([...lists, ...described].map(({name}) => name));
  const files: FolderFile[] = [];
  for await (const part of partsIn(folder)) {
    // One after the other: only the hours of each are kept, not its text.
    if (!isKnown.has(part.name)) {
      const source = await openSource(part.name, part.bytes, loadUnzip);
      files.push(readFolderFile(source, input.columns, undefined, answers));
    }
  }
  const questions = files.flatMap(({name, read}) =>
    read.ok && read.value.kind === 'unknown' && isOfMeter(read.value)
      ? [`${name}:\n  – ${questionText(read.value)}`]
      : [],
  );
  if (questions.length > 0) {
    throw new ContentError(questions.join('\n'));
  }
  const known =
    input.points.length > 0 ? input : {...input, points: [...pointsFor(partsOf(files), [])]};
  const {rates} = loadSite(siteDir).data.rates.value;
  const {matched, problems, settled: months} = settleFolder(known, files, {}, rates, {prefer});
  return {
    ...monthsOutput(known, valueOf('rozliczenie', months).months),
    unmatched: matched.unmatched.map(({fileName, ppe}) => ({file: fileName, ppe})),
    problems: problems.map((problem) =>
      problem.kind === 'doubt'
        ? {...problem, message: `${problem.message} ${doubtRemedy}`}
        : problem,
    ),
    files: files.flatMap(({name, read}) =>
      read.ok && read.value.kind === 'read' ? [{file: name, ...read.value.account}] : [],
    ),
  };
}

/** Whether a file that was not understood holds times and so maybe energy; any other is only named. */
function isOfMeter({asks, guess}: Question): boolean {
  return asks !== 'columns' || typeof guess.time === 'number';
}

/** The files of a folder in order, and those inside its zips. */
async function* partsIn(folder: string): AsyncGenerator<Part> {
  for (const name of readdirSync(folder).sort()) {
    if (tables.test(name)) {
      yield* await expand(name, readFileSync(path.join(folder, name)), loadUnzip);
    }
  }
}

/** What the folder says of the cooperative: the file of a month or of the calculator, and a list of points. */
function inputOf(files: readonly Part[], lists: readonly Part[]): MonthInput {
  const [file, other] = files;
  if (other !== undefined) {
    throw new ContentError(
      `W folderze są dwa pliki spółdzielni: ${files.map(({name}) => name).join(', ')}. Zostaw jeden, ostatni.`,
    );
  }
  const input = file === undefined ? newMonth : valueOf(file.name, readMonthFile(textOf(file)));
  const points = lists.flatMap((list) => valueOf(list.name, readPointsCsv(textOf(list))));
  return points.length > 0 ? {...input, points} : input;
}

function textOf({name, bytes}: Part): string {
  return valueOf(name, readText(bytes, name));
}

function loadUnzip(): Promise<Unzip> {
  return Promise.resolve(unzipSync);
}

function valueOf<T>(name: string, result: Result<T>): T {
  if (!result.ok) {
    throw new ContentError(
      `${name}:\n${result.errors.map(({message}) => `  – ${message}`).join('\n')}`,
    );
  }
  return result.value;
}
