import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ContentError} from '../content/problem';
import {
  doubtNote,
  notesOf,
  openSource,
  readMeterFiles,
  summarise,
  utcText,
  type Preference,
  type Unzip,
} from '../domain/meterFiles';
import type {FieldError} from '../domain/kernel/result';
import {run} from './terminal/run';

const usage =
  'Podaj pliki jednego członka: npm run --silent wczytaj -- plik.csv [plik.csv …] [--nowsze | --starsze]';
/** Which of two different values of an hour counts: of the file and row given later, or earlier. */
const preferences: Readonly<Record<string, Preference>> = {
  '--nowsze': 'newer',
  '--starsze': 'older',
};
const doubtRemedy =
  'Wskaż, które się liczą: --nowsze (z pliku podanego dalej i z dalszego wiersza) albo --starsze.';

run(async (words) => {
  console.log(await read(words));
  return true;
});

async function read(words: readonly string[]): Promise<string> {
  const names = words.filter((word) => !(word in preferences));
  const [prefer, ...more] = words.flatMap((word) => preferences[word] ?? []);
  if (names.length === 0 || more.length > 0) {
    throw new ContentError(usage);
  }
  const missing = names.find((name) => !statSync(name, {throwIfNoEntry: false})?.isFile());
  if (missing !== undefined) {
    throw new ContentError(`${missing}: nie ma takiego pliku. ${usage}`);
  }
  const sources = await Promise.all(
    names.map(async (name) => ({
      ...(await openSource(path.basename(name), new Uint8Array(readFileSync(name)), loadUnzip)),
      options: {now: () => performance.now()},
    })),
  );
  const {outcomes, joined} = readMeterFiles(sources, {prefer});
  const problems = outcomes.flatMap((outcome, index) => {
    const messages = outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [`${outcome.value.reason} Kolumny w pliku: ${outcome.value.head.headers.join(', ')}.`]
        : []
      : outcome.errors.map(({message}) => message);
    return messages.length > 0 ? [inFile(names[index] ?? '', messages)] : [];
  });
  if (problems.length > 0 || joined === null) {
    throw new ContentError(problems.join('\n'));
  }
  if (!joined.ok) {
    throw new ContentError(joined.errors.map(({message}: FieldError) => message).join('\n'));
  }
  const doubt = doubtNote(joined.value.doubtful);
  const {intervals, startMs, lastMs, sums} = summarise(joined.value);
  return JSON.stringify(
    {
      intervals,
      startUtc: utcText(startMs),
      endUtc: utcText(lastMs),
      withdrawnKwh: rounded(sums.withdrawn),
      injectedKwh: rounded(sums.injected),
      withdrawnNetKwh: rounded(sums.withdrawnNet),
      injectedNetKwh: rounded(sums.injectedNet),
      gaps: joined.value.gaps.length,
      duplicates: joined.value.duplicates.length,
      estimated: joined.value.estimated.length,
      corrected: joined.value.corrected.length,
      doubtful: joined.value.doubtful.length,
      notes: [...(doubt === null ? [] : [`${doubt} ${doubtRemedy}`]), ...notesOf(joined.value)],
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
