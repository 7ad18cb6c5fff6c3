import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '../content/problem';
import {loadSite} from '../content/loadSite';
import type {Result} from '../domain/kernel/result';
import {readText} from '../domain/meterFiles';
import {settleFolder} from '../domain/month/folder';
import {partsOf, pointsFor, type FolderFile} from '../domain/month/matching';
import {newMonth} from '../domain/month/newMonth';
import {monthsOutput} from '../domain/month/output';
import {isPointsCsv, readPointsCsv} from '../domain/month/pointsCsv';
import {readFolderFile} from '../domain/month/readFolderFile';
import {isReadings, readMonthFile} from '../domain/month/readMonthFile';
import type {MonthInput} from '../domain/month/schema';
import {openPart, openParts, type OpenPart} from './openParts';
import {run} from './terminal/run';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage = 'Podaj folder z plikami spółdzielni: npm run --silent rozlicz -- folder';
const tables = /\.(?:csv|tsv|tab|txt|xlsx?|json|zip)$/i;

run(async ([folder]) => {
  console.log(JSON.stringify(await settled(folder), null, 2));
  return true;
});

async function settled(folder: string | undefined): Promise<object> {
  if (folder === undefined || !statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new ContentError(
      folder === undefined ? usage : `${folder}: nie ma takiego folderu. ${usage}`,
    );
  }
  const names = readdirSync(folder)
    .sort()
    .filter((name) => tables.test(name));
  const opened = await Promise.all(names.map((name) => openParts(path.join(folder, name))));
  const parts = opened.flat();
  const lists = parts.filter(({name, bytes}) => /\.csv$/i.test(name) && isPointsCsv(bytes));
  const described = parts.filter((part) => /\.json$/i.test(part.name) && !isReadings(textOf(part)));
  const input = inputOf(described, lists);
  const files: FolderFile[] = [];
  for (const part of parts) {
    if (!lists.includes(part) && !described.includes(part)) {
      files.push(readFolderFile(await openPart(part), input.columns));
    }
  }
  const known =
    input.points.length > 0 ? input : {...input, points: [...pointsFor(partsOf(files), [])]};
  const {rates} = loadSite(siteDir).data.rates.value;
  const {matched, problems, settled: months} = settleFolder(known, files, {}, rates);
  return {
    ...monthsOutput(known, valueOf('rozliczenie', months).months),
    unmatched: matched.unmatched.map(({fileName, ppe}) => ({file: fileName, ppe})),
    problems,
  };
}

/** What the folder says of the cooperative: the file of a month or of the calculator, and a list of points. */
function inputOf(files: readonly OpenPart[], lists: readonly OpenPart[]): MonthInput {
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

function textOf({name, bytes}: OpenPart): string {
  return valueOf(name, readText(bytes, name));
}

function valueOf<T>(name: string, result: Result<T>): T {
  if (!result.ok) {
    throw new ContentError(
      `${name}:\n${result.errors.map(({message}) => `  – ${message}`).join('\n')}`,
    );
  }
  return result.value;
}
