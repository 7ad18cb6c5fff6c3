import {ok, type Result} from '../kernel/result';
import {hourMs} from '../kernel/time';
import {formatMoment} from '../meterFiles';
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
import type {MonthInput} from './schema';
import {settleMonths, type MonthPrice, type SettledMonths} from './settleMonths';

/** Something to put right, or to know: where, what is wrong and what to do. */
interface FolderProblem {
  readonly kind: 'file' | 'point' | 'gap' | 'double';
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
  market: readonly MonthPrice[] = [],
): SettledFolder {
  const matched = matchParts(partsOf(files), input.points, choices);
  const joined = matched.ofPoints.map(joinParts);
  const readings = joined.map((own) => (own?.ok === true ? own.value : null));
  const settled =
    input.points.length === 0
      ? ok({months: [], settledBefore: []})
      : settleMonths(input, readings, table, market);
  const months = settled.ok ? settled.value.months.map(({month}) => month) : [];
  return {
    matched,
    problems: [
      ...files.flatMap(fileProblems),
      ...input.points.flatMap(({id}, index) =>
        pointProblems(id, {
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
    const {reason, head, isUndirected} = read.value;
    return [
      problem(isUndirected ? reason : `${reason} Kolumny w pliku: ${head.headers.join(', ')}.`),
    ];
  }
  return read.value.leftOut === undefined ? [] : [problem(read.value.leftOut)];
}

interface PointFiles {
  readonly joined: Result<PointReadings> | null;
  readonly files: readonly string[];
  readonly months: readonly Month[];
}

function pointProblems(id: string, {joined, files, months}: PointFiles): readonly FolderProblem[] {
  if (joined === null) {
    const message =
      'Żaden plik nie jest z tego punktu, więc liczymy go bez energii. Dodaj plik albo usuń punkt.';
    return [{kind: 'point', place: id, message}];
  }
  if (!joined.ok) {
    return joined.errors.map(({message}) => ({kind: 'point', place: id, message}));
  }
  const inFiles = `Pliki: ${files.join(', ')}.`;
  const gaps = gapsOf(joined.value, months);
  const {duplicates} = joined.value;
  const [firstGap] = gaps;
  const [firstDouble] = duplicates;
  return [
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
