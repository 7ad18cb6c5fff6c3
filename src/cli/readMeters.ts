import {statSync} from 'node:fs';
import {ContentError} from '../content/problem';
import {
  doubtNote,
  type Draft,
  isPointNumber,
  type MeterSummary,
  notesOf,
  oddHours,
  readMeterFiles,
  type ReadOptions,
  readPointFile,
  type SourceFile,
  summarise,
  utcText,
} from '@cooperative/meter-files';
import type {FieldError} from '@cooperative/polish';
import {answersUsage, meterAnswers, questionText} from './meterAnswers';
import {openPart, openParts} from './openParts';
import {run} from './terminal/run';
import {inFile} from './terminal/valueIn';

const usage = `Podaj pliki jednego członka: npm run --silent wczytaj -- plik.csv [plik.csv …]
${answersUsage}
  --ppe numer: tylko ten z kilku punktów w plikach; --ppe wszystkie: ich suma`;
const allPoints = 'wszystkie';
const doubtRemedy =
  'Wskaż, które się liczą: --nowsze (z pliku podanego dalej i z dalszego wiersza) albo --starsze.';

run(async (words) => {
  console.log(await read(words));
  return true;
});

async function read(words: string[]): Promise<string> {
  const {names, answers, prefer, values} = meterAnswers(words, {ppe: {type: 'string'}});
  const ppe = typeof values.ppe === 'string' ? values.ppe.trim() : undefined;
  if (names.length === 0) {
    throw new ContentError(usage);
  }
  const missing = names.find((name) => !statSync(name, {throwIfNoEntry: false})?.isFile());
  if (missing !== undefined) {
    throw new ContentError(`${missing}: nie ma takiego pliku. ${usage}`);
  }
  const sources: (SourceFile & {readonly options: ReadOptions})[] = [];
  for (const part of (await Promise.all(names.map(openParts))).flat()) {
    const options = {
      ...answers,
      ...(ppe !== undefined && ppe !== allPoints && {meter: ppe}),
      now: () => performance.now(),
    };
    sources.push({...(await openPart(part)), options});
  }
  const {outcomes, joined, meters} = readMeterFiles(sources, {prefer});
  const problems = outcomes.flatMap((outcome, index) => {
    const messages = outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [questionText(outcome.value)]
        : []
      : outcome.errors.map(({message}) => message);
    return messages.length > 0 ? [inFile(sources[index]?.name ?? '', messages)] : [];
  });
  if (problems.length > 0) {
    throw new ContentError(problems.join('\n'));
  }
  if (joined === null) {
    throw new ContentError(
      `W plikach nie ma punktu ${ppe ?? ''}. Są w nich: ${meters.join(', ')}.`,
    );
  }
  const several = ppe === undefined ? severalPoints(sources) : null;
  if (several !== null) {
    throw new ContentError(several);
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
        ...(ppe === undefined || ppe === allPoints ? metersNote(joined.value.meters) : []),
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

/**
 * What to ask where the files are of several points, since each may be of another member; null for one, also if its meter
 * was replaced: two meters are then of different hours.
 */
function severalPoints(
  sources: readonly (SourceFile & {readonly options: ReadOptions})[],
): string | null {
  const drafts = sources.flatMap((source) => {
    const file = readPointFile(source, source.options);
    return file.ok && file.value.kind === 'read' ? file.value.drafts : [];
  });
  const points = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const [point = ''] = draft.meters;
    points.set(point, [...(points.get(point) ?? []), draft]);
  }
  points.delete('');
  const spans = [...points.values()].map((own) => ({
    from: Math.min(...own.map(({startMs}) => startMs)),
    to: Math.max(...own.map((draft) => summarise(draft).lastMs)),
  }));
  const areInTurn = spans.every((one, at) =>
    spans.every((other, index) => index === at || one.to <= other.from || other.to <= one.from),
  );
  if (points.size < 2 || (areInTurn && ![...points.keys()].some(isPointNumber))) {
    return null;
  }
  const told = Array.from(points, ([point, own]) => {
    const sumOf = (kwhOf: (sums: MeterSummary['sums']) => number | null): string =>
      String(rounded(own.reduce((all, draft) => all + (kwhOf(summarise(draft).sums) ?? 0), 0)));
    const drawn = sumOf((sums) => sums.withdrawn ?? sums.withdrawnNet);
    const given = sumOf((sums) => sums.injected ?? sums.injectedNet);
    return `  – ${point}: pobór ${drawn} kWh, oddanie ${given} kWh`.replaceAll('.', ',');
  });
  return `Pliki są z kilku punktów, a każdy może być kogo innego:
${told.join('\n')}
Dopisz --ppe i numer jednego z nich albo --ppe ${allPoints}, jeśli są jednego członka: policzymy ich sumę.`;
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

/** Rounded to a milliwatt-hour to remove floating-point noise. */
function rounded(kwh: number | null): number | null {
  return kwh === null ? null : Math.round(kwh * 1e6) / 1e6;
}
