import {statSync} from 'node:fs';
import {ContentError} from '../content/problem';
import {
  readMeterFiles,
  summarise,
  utcText,
  type ReadOptions,
  type SourceFile,
} from '../domain/meterFiles';
import type {FieldError} from '../domain/kernel/result';
import {openPart, openParts} from './openParts';
import {run} from './terminal/run';

const usage = 'Podaj pliki jednego członka: npm run --silent wczytaj -- plik.csv [plik.csv …]';

run(async (words) => {
  console.log(await read(words));
  return true;
});

async function read(names: readonly string[]): Promise<string> {
  if (names.length === 0) {
    throw new ContentError(usage);
  }
  const missing = names.find((name) => !statSync(name, {throwIfNoEntry: false})?.isFile());
  if (missing !== undefined) {
    throw new ContentError(`${missing}: nie ma takiego pliku. ${usage}`);
  }
  const sources: (SourceFile & {readonly options: ReadOptions})[] = [];
  for (const part of (await Promise.all(names.map(openParts))).flat()) {
    sources.push({...(await openPart(part)), options: {now: () => performance.now()}});
  }
  const {outcomes, joined} = readMeterFiles(sources);
  const problems = outcomes.flatMap((outcome, index) => {
    const messages = outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [`${outcome.value.reason} Kolumny w pliku: ${outcome.value.head.headers.join(', ')}.`]
        : []
      : outcome.errors.map(({message}) => message);
    return messages.length > 0 ? [inFile(sources[index]?.name ?? '', messages)] : [];
  });
  if (problems.length > 0 || joined === null) {
    throw new ContentError(problems.join('\n'));
  }
  if (!joined.ok) {
    throw new ContentError(joined.errors.map(({message}: FieldError) => message).join('\n'));
  }
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
    },
    null,
    2,
  );
}

function inFile(name: string, messages: readonly string[]): string {
  return `${name}:\n${messages.map((message) => `  – ${message}`).join('\n')}`;
}

/** Rounded to a milliwatt-hour to remove floating-point noise. */
function rounded(kwh: number | null): number | null {
  return kwh === null ? null : Math.round(kwh * 1e6) / 1e6;
}
