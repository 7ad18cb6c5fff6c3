import {ok, type Result} from '../kernel/result';
import {hourMs} from '../kernel/time';
import {
  doubtNote,
  formatMoment,
  notesOf,
  oddHours,
  registerNames,
  type OddHour,
  type Preference,
} from '../meterFiles';
import {showNumber} from '../settlement/law/verdict';
import type {RateTable} from '../settlement/money/rates';
import {axisOfMonth, monthAt, monthName, writeMonth, type Month} from './calendar';
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
  readonly kind: 'file' | 'point' | 'gap' | 'doubt' | 'odd' | 'double' | 'note' | 'settled';
  /** The file, the point or the month. */
  readonly place: string;
  readonly message: string;
}

/** Everything known of the files of a cooperative. */
export interface SettledFolder {
  readonly matched: Matched;
  readonly problems: readonly FolderProblem[];
  readonly settled: Result<SettledMonths>;
}

export interface SettleOptions {
  /** Which of two different values of an hour counts: that of the file or row that stands first, or last. */
  readonly prefer?: Preference | undefined;
}

/** From files to settled months. A file or a point with a problem stops none of the others. */
export function settleFolder(
  input: MonthInput,
  files: readonly FolderFile[],
  choices: Choices,
  table: RateTable,
  {prefer}: SettleOptions = {},
): SettledFolder {
  const matched = matchParts(partsOf(files), input.points, choices);
  const joined = matched.ofPoints.map((parts) => joinParts(parts, prefer));
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
      ...(settled.ok ? settledProblems(settled.value.settledBefore) : []),
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
  return [];
}

/** Rows of months that are settled already are not counted again, and it is told how to count them anew. */
function settledProblems(before: readonly Month[]): readonly FolderProblem[] {
  const [first] = before;
  if (first === undefined) {
    return [];
  }
  const message = `Odczyty z miesięcy rozliczonych wcześniej pominęliśmy, a zapas wzięliśmy z pliku spółdzielni. Jeśli przyszła korekta, rozlicz je od nowa: weź plik spółdzielni z zapasem z końca miesiąca ${writeMonth(first - 1)} (settledTo), a jeśli ${writeMonth(first)} to pierwszy miesiąc spółdzielni, plik bez settledTo i stock.`;
  return [{kind: 'settled', place: before.map(monthName).join(', '), message}];
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
  const own = joined.value;
  const doubtful = own.doubtful.filter(({startMs}) => months.includes(monthAt(startMs)));
  const open = new Set(doubtful.map(({startMs}) => startMs));
  const gaps = gapsOf(own, months).filter((at) => !open.has(at));
  const start = startOf(own);
  const before = gaps.filter((at) => at < start);
  const [firstGap] = gaps.filter((at) => at >= start);
  const [firstDouble] = own.duplicates;
  const problem = (kind: FolderProblem['kind'], message: string): FolderProblem => ({
    kind,
    place: id,
    message: `${message} ${inFiles}`,
  });
  const doubt = doubtNote(doubtful);
  return [
    ...(doubt === null ? [] : [problem('doubt', doubt)]),
    ...oddOf(own, months, orderedKw).map(({startMs, quantity, kwh, reason}) =>
      problem(
        'odd',
        `${formatMoment(startMs)}: ${registerNames[quantity]} ${showNumber(kwh)} kWh w jednej godzinie. Tak jest w pliku i tak policzyliśmy, ale ${reason}. Zapytaj operatora o ten odczyt.`,
      ),
    ),
    ...(before.length === 0
      ? []
      : [
          problem(
            'gap',
            `Odczyty zaczynają się ${formatMoment(start)}; wcześniejsze ${before.length} godz. liczą się jako zero. Jeśli punkt już wtedy działał, pobierz te dni z portalu operatora.`,
          ),
        ]),
    ...(firstGap === undefined
      ? []
      : [
          problem(
            'gap',
            `Brakuje odczytu z ${gaps.length - before.length} godz., pierwsza: ${formatMoment(firstGap)}. Liczą się jako zero, więc wynik jest za mały. Pobierz te dni jeszcze raz z portalu operatora.`,
          ),
        ]),
    ...(firstDouble === undefined
      ? []
      : [
          problem(
            'double',
            `Odczyt z ${own.duplicates.length} godz. jest w plikach dwa razy, taki sam; pierwsza: ${formatMoment(firstDouble)}. Policzyliśmy go raz.`,
          ),
        ]),
    ...notesOf(own).map((note) => problem('note', note)),
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
  return oddHours({startMs, series}, orderedKw)
    .filter((odd) => months.includes(monthAt(odd.startMs)))
    .slice(0, namedHours);
}

/** Start of the first hour in which both directions are known. */
function startOf({startMs, withdrawn, injected}: PointReadings): number {
  const first = withdrawn.findIndex((kwh, hour) => !Number.isNaN(kwh + (injected[hour] ?? kwh)));
  return startMs + Math.max(first, 0) * hourMs;
}

/** Starts of the hours of settled months that a point has no whole reading of. */
function gapsOf(
  {startMs, withdrawn, injected, gaps}: PointReadings,
  months: readonly Month[],
): readonly number[] {
  const known = new Set(gaps);
  return months.flatMap((month) => {
    const axis = axisOfMonth(month);
    return Array.from({length: axis.hours}, (_, hour) => axis.startMs + hour * hourMs).filter(
      (at) => {
        const hour = (at - startMs) / hourMs;
        return (
          known.has(at) ||
          Number.isNaN((withdrawn[hour] ?? Number.NaN) + (injected[hour] ?? Number.NaN))
        );
      },
    );
  });
}
