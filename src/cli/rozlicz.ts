import {closeSync, openSync, readdirSync, readFileSync, readSync, statSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ContentError} from '../content/problem';
import {loadSite} from '../content/loadSite';
import type {Result} from '../domain/kernel/result';
import {openSource, type Preference} from '../domain/meterFiles';
import {settleFolder} from '../domain/month/folder';
import {partsOf, pointsFor, type FolderFile} from '../domain/month/matching';
import {newMonth} from '../domain/month/newMonth';
import {monthsOutput} from '../domain/month/output';
import {isPointsCsv, readPointsCsv} from '../domain/month/pointsCsv';
import {readFolderFile} from '../domain/month/readFolderFile';
import {readMonthFile} from '../domain/month/readMonthFile';
import type {MonthInput} from '../domain/month/schema';
import {run} from './terminal/run';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage =
  'Podaj folder z plikami spółdzielni: npm run --silent rozlicz -- folder [--nowsze | --starsze]';
const tables = /\.(?:csv|tsv|tab|txt|xlsx?)$/i;

/** Which of two different values of an hour counts: of the file later by name and the later row, or of the earlier. */
const preferences: Readonly<Record<string, Preference>> = {
  '--nowsze': 'newer',
  '--starsze': 'older',
};
const doubtRemedy =
  'Wskaż, które się liczą: --nowsze (z pliku dalszego w kolejności nazw i z dalszego wiersza) albo --starsze.';

run(async (words) => {
  const [folder, ...others] = words.filter((word) => !(word in preferences));
  const [prefer, ...more] = words.flatMap((word) => preferences[word] ?? []);
  if (others.length > 0 || more.length > 0) {
    throw new ContentError(usage);
  }
  console.log(JSON.stringify(await settled(folder, prefer), null, 2));
  return true;
});

async function settled(
  folder: string | undefined,
  prefer: Preference | undefined,
): Promise<object> {
  if (folder === undefined || !statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new ContentError(
      folder === undefined ? usage : `${folder}: nie ma takiego folderu. ${usage}`,
    );
  }
  const names = readdirSync(folder).sort();
  const bytesOf = (name: string): Uint8Array<ArrayBuffer> => readFileSync(path.join(folder, name));
  const textOf = (name: string): string => new TextDecoder().decode(bytesOf(name));
  const lists = names.filter(
    (name) => /\.csv$/i.test(name) && isPointsCsv(headOf(path.join(folder, name))),
  );
  const input = described(
    names.filter((name) => /\.json$/i.test(name)),
    lists,
    textOf,
  );
  const files: FolderFile[] = [];
  for (const name of names.filter((one) => tables.test(one) && !lists.includes(one))) {
    // One after the other: only the hours of each are kept, not its text.
    const source = await openSource(name, bytesOf(name), () => Promise.resolve(unzipSync));
    files.push(readFolderFile(source, input.columns));
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
  };
}

/** The beginning of a file, which holds its heading. */
function headOf(file: string): string {
  const head = new Uint8Array(500);
  const opened = openSync(file, 'r');
  try {
    return new TextDecoder().decode(head.subarray(0, readSync(opened, head)));
  } finally {
    closeSync(opened);
  }
}

/** What the folder says of the cooperative: the file of a month or of the calculator, and a list of points. */
function described(
  files: readonly string[],
  lists: readonly string[],
  textOf: (name: string) => string,
): MonthInput {
  const [file, other] = files;
  if (other !== undefined) {
    throw new ContentError(
      `W folderze są dwa pliki spółdzielni: ${files.join(', ')}. Zostaw jeden, ostatni.`,
    );
  }
  const input = file === undefined ? newMonth : valueOf(file, readMonthFile(textOf(file)));
  const points = lists.flatMap((name) => valueOf(name, readPointsCsv(textOf(name))));
  return points.length > 0 ? {...input, points} : input;
}

function valueOf<T>(name: string, result: Result<T>): T {
  if (!result.ok) {
    throw new ContentError(
      `${name}:\n${result.errors.map(({message}) => `  – ${message}`).join('\n')}`,
    );
  }
  return result.value;
}
