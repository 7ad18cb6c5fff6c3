import {statSync} from 'node:fs';
import {ContentError} from '../content/problem';
import {
  doubtNote,
  notesOf,
  oddHours,
  readMeterFiles,
  readPointFile,
  summarise,
  utcText,
  type ReadOptions,
  type SourceFile,
} from '@cooperative/meter-files';
import type {FieldError} from '@cooperative/polish/result';
import {answersUsage, meterAnswers, questionText} from './meterAnswers';
import {openPart, openParts} from './openParts';
import {run} from './terminal/run';

const usage = `Podaj pliki jednego członka: npm run --silent wczytaj -- plik.csv [plik.csv …]
${answersUsage}`;
const doubtRemedy =
  'Wskaż, które się liczą: --nowsze (z pliku podanego dalej i z dalszego wiersza) albo --starsze.';

run(async (words) => {
  console.log(await read(words));
  return true;
});

async function read(words: string[]): Promise<string> {
  const {names, answers, prefer} = meterAnswers(words);
  if (names.length === 0) {
    throw new ContentError(usage);
  }
  const missing = names.find((name) => !statSync(name, {throwIfNoEntry: false})?.isFile());
  if (missing !== undefined) {
    throw new ContentError(`${missing}: nie ma takiego pliku. ${usage}`);
  }
  const sources: (SourceFile & {readonly options: ReadOptions})[] = [];
  for (const part of (await Promise.all(names.map(openParts))).flat()) {
    const options = {...answers, now: () => performance.now()};
    sources.push({...(await openPart(part)), options});
  }
  const {outcomes, joined} = readMeterFiles(sources, {prefer});
  const problems = outcomes.flatMap((outcome, index) => {
    const messages = outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [questionText(outcome.value)]
        : []
      : outcome.errors.map(({message}) => message);
    return messages.length > 0 ? [inFile(sources[index]?.name ?? '', messages)] : [];
  });
  if (problems.length > 0 || joined === null) {
    throw new ContentError(problems.join('\n'));
  }
  if (!joined.ok) {
    const message = joined.errors.map(({message: words}: FieldError) => words).join('\n');
    const [only, ...more] = sources;
    const areAllMade = outcomes.every((outcome) => outcome.ok && outcome.value.kind === 'part');
    if (!only || more.length > 0 || !areAllMade) {
      throw new ContentError(message);
    }
    return JSON.stringify(generationOf(only, message), null, 2);
  }
  const doubt = doubtNote(joined.value.doubtful);
  const {intervals, startMs, lastMs, sums} = summarise(joined.value);
  const accounts = outcomes.flatMap((outcome, index) =>
    outcome.ok && 'account' in outcome.value
      ? [{file: sources[index]?.name, ...outcome.value.account}]
      : [],
  );
  return JSON.stringify(
    {
      intervals,
      startUtc: utcText(startMs),
      endUtc: utcText(lastMs),
      withdrawnKwh: rounded(sums.withdrawn),
      injectedKwh: rounded(sums.injected),
      withdrawnNetKwh: rounded(sums.withdrawnNet),
      injectedNetKwh: rounded(sums.injectedNet),
      generationKwh: rounded(sums.generation),
      gaps: joined.value.gaps.length,
      duplicates: joined.value.duplicates.length,
      estimated: joined.value.estimated.length,
      corrected: joined.value.corrected.length,
      doubtful: joined.value.doubtful.length,
      suspicious: oddHours(joined.value).map(({startMs: at, kwh, ...told}) => ({
        startUtc: utcText(at),
        kwh: rounded(kwh),
        ...told,
      })),
      notes: [
        ...(doubt === null ? [] : [`${doubt} ${doubtRemedy}`]),
        ...metersNote(joined.value.meters),
        ...notesOf(joined.value),
      ],
      files: accounts,
    },
    null,
    2,
  );
}

/** That the energy of several points is one sum: each of them may be of another member. */
function metersNote(meters: readonly string[]): readonly string[] {
  return meters.length > 1
    ? [`Suma energii punktów albo liczników, których jest ${meters.length}: ${meters.join(', ')}.`]
    : [];
}

/** A file of a source alone: what it made, and what is missing beside it. */
function generationOf(source: SourceFile & {readonly options: ReadOptions}, note: string): object {
  const file = readPointFile(source, source.options);
  const [draft] = file.ok && file.value.kind === 'read' ? file.value.drafts : [];
  if (!draft || !file.ok || file.value.kind !== 'read') {
    throw new ContentError(note);
  }
  const {intervals, startMs, lastMs, sums} = summarise(draft);
  return {
    intervals,
    startUtc: utcText(startMs),
    endUtc: utcText(lastMs),
    generationKwh: rounded(sums.generation),
    notes: [note],
    files: [{file: source.name, ...file.value.account}],
  };
}

function inFile(name: string, messages: readonly string[]): string {
  return `${name}:\n${messages.map((message) => `  – ${message}`).join('\n')}`;
}

/** Rounded to a milliwatt-hour to remove floating-point noise. */
function rounded(kwh: number | null): number | null {
  return kwh === null ? null : Math.round(kwh * 1e6) / 1e6;
}
