import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ContentError} from '../content/problem';
import {loadSite} from '../content/loadSite';
import type {Result} from '../domain/kernel/result';
import {openSource} from '../domain/meterFiles';
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
const usage = 'Podaj folder z plikami spółdzielni: npm run --silent rozlicz -- folder';
const tables = /\.(?:csv|tsv|tab|txt|xlsx?)$/i;

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
  const names = readdirSync(folder).sort();
  const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array(readFileSync(path.join(folder, name)));
  const textOf = (name: string): string => new TextDecoder().decode(bytesOf(name));
  const lists = names.filter((name) => /\.csv$/i.test(name) && isPointsCsv(textOf(name)));
  const input = described(
    names.filter((name) => /\.json$/i.test(name)),
    lists,
    textOf,
  );
  const files = await Promise.all(
    names
      .filter((name) => tables.test(name) && !lists.includes(name))
      .map(async (name): Promise<FolderFile> => {
        const source = await openSource(name, bytesOf(name), () => Promise.resolve(unzipSync));
        return readFolderFile(source, input.columns);
      }),
  );
  const known =
    input.points.length > 0 ? input : {...input, points: [...pointsFor(partsOf(files), [])]};
  const {rates, marketPrices} = loadSite(siteDir).data.rates.value;
  const {matched, problems, settled: months} = settleFolder(known, files, {}, rates, marketPrices);
  return {
    ...monthsOutput(known, valueOf('rozliczenie', months).months),
    unmatched: matched.unmatched.map(({fileName, ppe}) => ({file: fileName, ppe})),
    problems,
  };
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
