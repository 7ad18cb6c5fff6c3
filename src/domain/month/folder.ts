import {ok, type Result} from '../kernel/result';
import {hourMs} from '../kernel/time';
import {formatMoment, oddHours, registerNames, type OddHour} from '../meterFiles';
import {showNumber} from '../settlement/law/verdict';
import type {RateTable} from '../settlement/money/rates';
import {axisOfMonth, type Month} from './calendar';
import {
  joinParts,
  matchParts,
  partsOf,
  type Choices,
  type FolderFile,
  type Matched,
  type PointReadings,
} from './matching';
import type {MonthInput, Point} from './schema';
import {settleMonths, type SettledMonths} from './settleMonths';

/** Something to put right, or to know: where, what is wrong and what to do. */
interface FolderProblem {
  readonly kind: 'file' | 'point' | 'gap' | 'start' | 'double' | 'odd';
  /** The file, or the point. */
  readonly place: string;
  readonly message: string;
}

/** Everything known of the files of a cooperative. */
export interface SettledFolder {
  readonly matched: Matched;
  readonly problems: readonly FolderProblem[];
  readonly settled: Result<SettledMonths>;
}

/** From files to settled months. A file or a point with a problem stops none of the others. */
export function settleFolder(
  input: MonthInput,
  files: readonly FolderFile[],
  choices: Choices,
  table: RateTable,
): SettledFolder {
  const matched = matchParts(partsOf(files), input.points, choices);
  const joined = matched.ofPoints.map(joinParts);
  const readings = joined.map((own) => (own?.ok === true ? own.value : null));
  const settled =
    input.points.length === 0
      ? ok({months: [], settledBefore: []})
      : settleMonths(input, readings, table);
  const months = settled.ok ? settled.value.months.map(({month}) => month) : [];
  return {
    matched,
    problems: [
      ...files.flatMap(fileProblems),
      ...input.points.flatMap((point, index) =>
        pointProblems(point, {
          joined: joined[index] ?? null,
          files: [...new Set(matched.ofPoints[index]?.map(({fileName}) => fileName))],
          months,
        }),
      ),
    ],
    settled,
  };
}

function fileProblems({name, read}: FolderFile): readonly FolderProblem[] {
  const problem = (message: string): FolderProblem => ({kind: 'file', place: name, message});
  if (!read.ok) {
    return read.errors.map(({message}) => problem(message));
  }
  if (read.value.kind === 'unknown') {
    const {reason, head, asks} = read.value;
    return [
      problem(
        asks === 'columns' ? `${reason} Kolumny w pliku: ${head.headers.join(', ')}.` : reason,
      ),
    ];
  }
  return read.value.leftOut === undefined ? [] : [problem(read.value.leftOut)];
}

interface PointFiles {
  readonly joined: Result<PointReadings> | null;
  readonly files: readonly string[];
  readonly months: readonly Month[];
}

function pointProblems(
  {id, orderedKw}: Pick<Point, 'id' | 'orderedKw'>,
  {joined, files, months}: PointFiles,
): readonly FolderProblem[] {
  if (joined === null) {
    const message =
      'Żaden plik nie jest z tego punktu, więc liczymy go bez energii. Dodaj plik albo usuń punkt.';
    return [{kind: 'point', place: id, message}];
  }
  if (!joined.ok) {
    return joined.errors.map(({message}) => ({kind: 'point', place: id, message}));
  }
  const inFiles = `Pliki: ${files.join(', ')}.`;
  const firstMs = firstReading(joined.value);
  const missing = gapsOf(joined.value, months);
  const gaps = missing.filter((at) => at > firstMs);
  const {duplicates} = joined.value;
  const [firstGap] = gaps;
  const [firstDouble] = duplicates;
  const odd = oddOf(joined.value, months, orderedKw);
  return [
    ...(gaps.length === missing.length
      ? []
      : [
          {
            kind: 'start' as const,
            place: id,
            message: `Pierwszy odczyt jest z ${formatMoment(firstMs)}. Jeśli punkt działa od tej godziny, policzyliśmy wszystko. Jeśli działał wcześniej, dodaj plik z wcześniejszymi dniami. ${inFiles}`,
          },
        ]),
    ...odd.map(({startMs, quantity, kwh, reason}) => ({
      kind: 'odd' as const,
      place: id,
      message: `${formatMoment(startMs)}: ${registerNames[quantity]} ${showNumber(kwh)} kWh w jednej godzinie. Tak jest w pliku i tak policzyliśmy, ale ${reason}. Zapytaj operatora o ten odczyt. ${inFiles}`,
    })),
    ...(firstGap === undefined
      ? []
      : [
          {
            kind: 'gap' as const,
            place: id,
            message: `Brakuje odczytu z ${gaps.length} godz., pierwsza: ${formatMoment(firstGap)}. Liczą się jako zero, więc wynik jest za mały. Pobierz te dni jeszcze raz z portalu operatora. ${inFiles}`,
          },
        ]),
    ...(firstDouble === undefined
      ? []
      : [
          {
            kind: 'double' as const,
            place: id,
            message: `Odczyt z ${duplicates.length} godz. jest w plikach dwa razy, taki sam; pierwsza: ${formatMoment(firstDouble)}. Policzyliśmy go raz. ${inFiles}`,
          },
        ]),
  ];
}

/** How many odd hours of a point are named; more of them have one cause. */
const namedHours = 3;

/** Odd hours of the settled months. */
function oddOf(
  {startMs, withdrawn, injected, generation}: PointReadings,
  months: readonly Month[],
  orderedKw: number | undefined,
): readonly OddHour[] {
  const series = {
    withdrawn,
    injected,
    generation: generation ?? null,
    withdrawnNet: null,
    injectedNet: null,
  };
  const spans = months.map(axisOfMonth);
  return oddHours({startMs, series}, orderedKw)
    .filter((odd) =>
      spans.some(
        ({startMs: from, hours}) => odd.startMs >= from && odd.startMs < from + hours * hourMs,
      ),
    )
    .slice(0, namedHours);
}

/** Start of the first hour with a reading. */
function firstReading({startMs, withdrawn, injected}: PointReadings): number {
  const first = withdrawn.findIndex(
    (kwh, hour) => !Number.isNaN(kwh) || !Number.isNaN(injected[hour] ?? Number.NaN),
  );
  return startMs + Math.max(first, 0) * hourMs;
}

/** Starts of the hours of settled months that a point has no whole reading of. */
function gapsOf(
  {startMs, withdrawn, injected}: PointReadings,
  months: readonly Month[],
): readonly number[] {
  return months.flatMap((month) => {
    const axis = axisOfMonth(month);
    return Array.from({length: axis.hours}, (_, hour) => axis.startMs + hour * hourMs).filter(
      (at) => {
        const hour = (at - startMs) / hourMs;
        return Number.isNaN((withdrawn[hour] ?? Number.NaN) + (injected[hour] ?? Number.NaN));
      },
    );
  });
}
