import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ContentError} from '../content/problem';
import {
  doubtNote,
  expand,
  notesOf,
  oddHours,
  openSource,
  readMeterFiles,
  summarise,
  utcText,
  type Part,
  type ReadOptions,
  type SourceFile,
  type Unzip,
} from '../domain/meterFiles';
import type {FieldError} from '../domain/kernel/result';
import {answersUsage, meterAnswers, questionText} from './meterAnswers';
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
  const parts: Part[] = [];
  for (const name of names) {
    parts.push(...(await expand(name, new Uint8Array(readFileSync(name)), loadUnzip)));
  }
  const sources: (SourceFile & {readonly options: ReadOptions})[] = [];
  for (const {name, bytes} of parts) {
    const source = await openSource(path.basename(name), bytes, loadUnzip);
    sources.push({...source, options: {...answers, now: () => performance.now()}});
  }
  const {outcomes, joined} = readMeterFiles(sources, {prefer});
  const problems = outcomes.flatMap((outcome, index) => {
    const messages = outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [questionText(outcome.value)]
        : []
      : outcome.errors.map(({message}) => message);
    return messages.length > 0 ? [inFile(parts[index]?.name ?? '', messages)] : [];
  });
  if (problems.length > 0 || joined === null) {
    throw new ContentError(problems.join('\n'));
  }
  if (!joined.ok) {
    throw new ContentError(joined.errors.map(({message}: FieldError) => message).join('\n'));
  }
  const doubt = doubtNote(joined.value.doubtful);
  const {intervals, startMs, lastMs, sums} = summarise(joined.value);
  const accounts = outcomes.flatMap((outcome, index) =>
    outcome.ok && 'account' in outcome.value
      ? [{file: parts[index]?.name, ...outcome.value.account}]
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
      notes: [...(doubt === null ? [] : [`${doubt} ${doubtRemedy}`]), ...notesOf(joined.value)],
      files: accounts,
    },
    null,
    2,
  );
}

function loadUnzip(): Promise<Unzip> {
  return Promise.resolve(unzipSync);
}

function inFile(name: string, messages: readonly string[]): string {
  return `${name}:\n${messages.map((message) => `  – ${message}`).join('\n')}`;
}

/** Rounded to a milliwatt-hour to remove floating-point noise. */
function rounded(kwh: number | null): number | null {
  return kwh === null ? null : Math.round(kwh * 1e6) / 1e6;
}
