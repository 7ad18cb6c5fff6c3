import {statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '../content/problem';
import {ratesFile} from '../content/data/ratesFile';
import {readFolderRecord, withFolderRecord} from '../domain/papers/folderRecord';
import {withSellerBills} from '@cooperative/settlement/documents';
import {failed, isoDay, ok} from '@cooperative/polish';
import {type Question, readText, statusCounts} from '@cooperative/meter-files';
import {
  isPointsCsv,
  type MonthFile,
  monthsOutput,
  monthsToLookAt,
  nextMonthFile,
  partsOf,
  pointsFor,
  problemsOf,
  type ReadList,
  readPointsCsv,
  sellerFiles,
  settleFiles,
  withListed,
  withParties,
} from '@cooperative/settlement/month';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {isReadings, readRecord} from '@cooperative/settlement/read';
import {type MeterAnswers, questionText} from './meterAnswers';
import {inOrderOfArrival, monthAnswers, monthUsage, withAnswers} from './monthAnswers';
import {memberDocuments, ownSettingsFile, withDocumentSettings} from './memberDocuments';
import {sellerOutput, writeDocuments} from './monthDocuments';
import {filesIn, readParts} from './folderParts';
import {openParts, type OpenPart} from './openParts';
import {run} from './terminal/run';
import {inFile, valueIn} from './terminal/valueIn';

/** The command can run from any folder, but the rates are in the repository. */
const siteDir = path.join(__dirname, '../..');
const usage = `Podaj folder z plikami spółdzielni: npm run --silent rozlicz -- folder
${monthUsage}`;
/** Options of the command that answer a problem. */
const remedies: Readonly<Record<string, string>> = {
  doubt:
    'Wskaż, które się liczą: --nowsze (z pliku dodanego później i z dalszego wiersza; dni dodania podaje --dodane, bez niego liczy się kolejność nazw) albo --starsze.',
  settled: 'W poleceniu: --od i miesiąc, a bez archiwum także --zapas albo --bez-zapasu.',
  open: 'W poleceniu: --zamknij i miesiąc.',
};

run(async (words) => {
  console.log(JSON.stringify(await settled(words), null, 2));
  return true;
});

async function settled(words: string[]): Promise<object> {
  const {
    names: [folder, ...others],
    answers,
    saveAs,
    arrivals,
    documents,
    memberDocuments: wanted,
    ...asked
  } = monthAnswers(words);
  if (others.length > 0) {
    throw new ContentError(usage);
  }
  if (folder === undefined || !statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new ContentError(
      folder === undefined ? usage : `${folder}: nie ma takiego folderu. ${usage}`,
    );
  }
  const folderFiles = filesIn(folder, wanted && ownSettingsFile(wanted));
  const {input, listed, read} = await readFolder(folderFiles, answers);
  const files = inOrderOfArrival(read, arrivals);
  const questions = files.flatMap(({name, read}) =>
    read.ok && read.value.kind === 'unknown' && isOfMeter(read.value)
      ? [inFile(name, [questionText(read.value)])]
      : [],
  );
  if (questions.length > 0) {
    throw new ContentError(questions.join('\n'));
  }
  const answered = withAnswers(
    input.points.length > 0 ? input : {...input, points: [...pointsFor(partsOf(files), [])]},
    asked,
  );
  const known = wanted ? withDocumentSettings(answered, wanted) : answered;
  const wrong = problemsOf(known);
  valueIn('spółdzielnia', wrong.length > 0 ? failed(wrong) : ok(known));
  const today = isoDay(new Date());
  const {rates, marketPrices} = ratesFile(siteDir).value;
  const {matched, problems, settled: found} = settleFiles(known, files, {}, rates, marketPrices);
  const {months} = valueIn('rozliczenie', found);
  const seller = sellerFiles(known, files);
  const made =
    wanted &&
    (await memberDocuments(
      withSellerBills(withParties(known, seller.bills), months, seller.typed),
      months,
      wanted,
      Date.now(),
    ));
  const next = nextMonthFile(made?.input ?? known, months, today);
  if (saveAs !== undefined) {
    writeFileSync(saveAs, JSON.stringify(next, null, 2));
  }
  const handed = {input: withParties(known, seller.bills), months, seller, day: today};
  return {
    ...monthsOutput(known, months),
    ...(seller.bills.length > 0 && {seller: sellerOutput(handed)}),
    ...(documents !== undefined && {
      documents: {folder: documents, files: await writeDocuments(documents, handed)},
    }),
    ...(made && {memberDocuments: made.printed}),
    unmatched: matched.unmatched.map(({fileName, ppe}) => ({file: fileName, ppe})),
    problems: problems.map(({kind, place, message, month}) => {
      const remedy = kind === 'open' && month === undefined ? undefined : remedies[kind];
      return {kind, place, message: remedy === undefined ? message : `${message} ${remedy}`};
    }),
    lookAgain: monthsToLookAt(known, months, today),
    saved: saveAs === undefined ? null : {file: saveAs, settledTo: next.settledTo ?? null},
    lists: listed.map(({file, points, notes}) => ({file, points: points.length, notes})),
    files: files.flatMap(({name, arrived, read}) =>
      read.ok && read.value.kind === 'read'
        ? [
            {
              file: name,
              ...(arrived !== undefined && {arrived}),
              ...read.value.account,
              readings: read.value.drafts.map((draft) => ({
                ppe: draft.meters[0] ?? null,
                ...statusCounts(draft),
              })),
            },
          ]
        : [],
    ),
  };
}

/** A list of points in a file. */
interface ListFile extends ReadList {
  readonly file: string;
}

/** What the files say: of the cooperative, with the lists of its points that were taken into it, and of its meters and seller. */
async function readFolder(
  folderFiles: readonly string[],
  answers: MeterAnswers,
): Promise<{
  readonly input: CooperativeRecord;
  readonly listed: readonly ListFile[];
  readonly read: readonly MonthFile[];
}> {
  const lists: OpenPart[] = [];
  const described: OpenPart[] = [];
  for (const file of folderFiles) {
    for (const part of await openParts(file)) {
      if (/\.(?:csv|tsv|tab|txt)$/i.test(part.name) && isPointsCsv(part.head)) {
        lists.push(part);
      } else if (/\.json$/i.test(part.name) && !isReadings(textOf(part))) {
        described.push(part);
      }
    }
  }
  const listed: ListFile[] = lists.map((part) => ({
    file: part.name,
    ...valueIn(part.name, readPointsCsv(textOf(part))),
  }));
  let input = listed.reduce(withListed, inputOf(described));
  const parts = await readParts({
    files: folderFiles,
    known: new Set([...lists, ...described].map(({name}) => name)),
    columns: input.columns,
    answers,
  });
  const read: MonthFile[] = [];
  for (const part of parts) {
    if ('list' in part) {
      const known = {file: part.name, ...valueIn(part.name, part.list)};
      listed.push(known);
      input = withListed(input, known);
    } else {
      read.push(part);
    }
  }
  return {input, listed, read};
}

/** Whether a file that was not understood holds times and so maybe energy; any other is only named. */
function isOfMeter({asks, guess}: Question): boolean {
  return asks !== 'columns' || typeof guess.time === 'number';
}

/** What the folder says of the cooperative: the file of a month or of the calculator, its papers. */
function inputOf(files: readonly OpenPart[]): CooperativeRecord {
  const read = files.map((file) => ({file, folder: readFolderRecord(textOf(file))}));
  const [records, folders] = [
    read.filter(({folder}) => folder === null),
    read.filter(({folder}) => folder !== null),
  ];
  const twice = [records, folders].find((some) => some.length > 1);
  if (twice) {
    throw new ContentError(
      `W folderze są dwa pliki spółdzielni: ${twice.map(({file}) => file.name).join(', ')}. Zostaw jeden, ostatni.`,
    );
  }
  const [file] = records.map((one) => one.file);
  const known = file === undefined ? newRecord : valueIn(file.name, readRecord(textOf(file)));
  return folders.reduce(
    (all, {file: {name}, folder}) => (folder ? withFolderRecord(all, valueIn(name, folder)) : all),
    known,
  );
}

function textOf({name, bytes}: OpenPart): string {
  return valueIn(name, readText(bytes(), name));
}
