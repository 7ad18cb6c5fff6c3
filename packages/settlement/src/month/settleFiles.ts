import {
  atOnce,
  failed,
  hourMs,
  ok,
  type Result,
  type Steps,
  writePolishDate,
} from '@cooperative/polish';
import {
  doubtNote,
  formatMoment,
  notesOf,
  type OddHour,
  oddHours,
  registerNames,
} from '@cooperative/meter-files';
import {showNumber} from '../law/verdict';
import type {RateTable} from '../money/rates';
import {latestOf} from './archive';
import {axisOfMonth, monthAt, monthName, parseMonth, writeMonth, type Month} from './calendar';
import {
  joinParts,
  matchParts,
  outsideHours,
  partsOf,
  sourceText,
  type Choices,
  type MonthFile,
  type Matched,
  type OutsideHours,
  type Part,
  type PointReadings,
} from './matching';
import {otherReadings, type OtherReadings} from './changes';
import {livedHours, livedPart, withinMembership, type Days} from './life';
import type {CooperativeRecord, Point} from '../record/schema';
import {
  missingMonth,
  mostMissingHours,
  noMonths,
  settleMonths,
  strayText,
  type MonthPrice,
  type SettledMonth,
  type SettledMonths,
} from './settleMonths';

/** Something to put right, or to know: where, what is wrong and what to do. */
interface MonthProblem {
  readonly kind:
    | 'file'
    | 'point'
    | 'gap'
    | 'doubt'
    | 'odd'
    | 'double'
    | 'note'
    | 'settled'
    | 'stray'
    | 'open';
  /** The file, the point or the month. */
  readonly place: string;
  readonly message: string;
  /** Of an open month, the month to be closed; of settled ones, from which to settle anew: `2026-06`. */
  readonly month?: string;
}

/** Everything known of the files of a cooperative. */
export interface SettledFiles {
  readonly matched: Matched;
  readonly problems: readonly MonthProblem[];
  readonly settled: Result<SettledMonths>;
}

/** From files to settled months. A file or a point with a problem stops none of the others. */
export function settleFiles(...given: Parameters<typeof settleInSteps>): SettledFiles {
  return atOnce(settleInSteps(...given));
}

/** The same in steps of a point or a month each: of a year of fifty points all of it takes half a second. */
export function* settleInSteps(
  given: CooperativeRecord,
  files: readonly MonthFile[],
  choices: Choices,
  table: RateTable,
  market: readonly MonthPrice[] = [],
): Steps<SettledFiles> {
  const input = withinMembership(given);
  const matched = matchParts(partsOf(files), input.points, choices);
  const joined: (Result<PointReadings> | null)[] = [];
  for (const [index, point] of input.points.entries()) {
    yield;
    joined.push(joinParts(matched.ofPoints[index] ?? [], point, input.prefer));
  }
  const readings = joined.map((own) => (own?.ok === true ? own.value : null));
  const settled =
    input.points.length === 0
      ? ok(noMonths)
      : matched.unmatched.length > 0 && readings.every((own) => own === null)
        ? failed([{field: 'pliki', message: ofNoPoint(matched.unmatched, input.points)}])
        : yield* settleMonths(input, readings, table, market);
  const months = settled.ok ? settled.value.months.map(({month}) => month) : [];
  const ofPoints: MonthProblem[] = [];
  for (const [index, point] of input.points.entries()) {
    yield;
    ofPoints.push(
      ...pointProblems(point, {
        joined: joined[index] ?? null,
        files: [...new Set(matched.ofPoints[index]?.map(sourceText))],
        months,
      }),
    );
  }
  yield;
  return {
    matched,
    problems: [
      ...files.flatMap(fileProblems),
      ...ofPoints,
      ...matched.ofPoints
        .flat()
        .filter((part, index, all) => all.indexOf(part) === index)
        .flatMap((part) => outsideProblems(part, outsideHours(matched, input.points, part))),
      ...(settled.ok ? monthProblems(input, readings, settled.value) : []),
    ],
    settled,
  };
}

/** How many of each a message names. */
const named = 3;

/** That there are readings, of which none is of a known point. */
function ofNoPoint(unmatched: readonly Part[], points: readonly Point[]): string {
  const firstOf = (all: readonly string[]): string =>
    [
      ...all.slice(0, named),
      ...(all.length > named ? [`i jeszcze ${all.length - named}`] : []),
    ].join(', ');
  const files = unmatched.map(({fileName, ppe}) =>
    ppe === '' ? fileName : `${fileName} (${ppe})`,
  );
  const own = points.map(({id, ppe}) =>
    ppe === undefined ? `${id} (bez numeru)` : `${id} (${ppe})`,
  );
  return `Odczyty są, ale nie należą do żadnego punktu. Z plików: ${firstOf(files)}. Punkty: ${firstOf(own)}. Porównaj numery PPE i popraw je przy punktach albo na liście.`;
}

function fileProblems({name, read}: MonthFile): readonly MonthProblem[] {
  const problem = (message: string): MonthProblem => ({kind: 'file', place: name, message});
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

/** Months that are not settled as others are, and what to do. */
function monthProblems(
  input: CooperativeRecord,
  readings: readonly (PointReadings | null)[],
  settled: SettledMonths,
): readonly MonthProblem[] {
  const {months, settledBefore, stray, afterGap} = settled;
  const [first] = settledBefore;
  const last = months.at(-1);
  // Until somebody says which of two values counts, it is not known whether anything changed.
  const doubtful = readings
    .flatMap((own) => own?.doubtful ?? [])
    .map(({startMs}) => monthAt(startMs));
  const corrections = otherReadings(input, readings, settledBefore);
  const unknown = settledBefore.filter((month) => latestOf(input.settled, month) === undefined);
  const same = settledBefore.filter(
    (month) =>
      !unknown.includes(month) &&
      !doubtful.includes(month) &&
      corrections.every((one) => one.month !== month),
  );
  const namesOf = (of: readonly Month[]): string => of.map(monthName).join(', ');
  const problem = (
    kind: MonthProblem['kind'],
    of: readonly Month[],
    message: string,
  ): readonly MonthProblem[] => (of.length === 0 ? [] : [{kind, place: namesOf(of), message}]);
  const anew = `Jeśli przyszła korekta, rozlicz od nowa od miesiąca ${writeMonth(first ?? 0)}, razem ze wszystkimi następnymi.`;
  const left = (input.settled ?? [])
    .map(({month}) => parseMonth(month) ?? 0)
    .filter((month) => last !== undefined && month > last.month);
  return [
    ...problem(
      'settled',
      unknown,
      `Te miesiące są już rozliczone, więc ich odczyty pominęliśmy, a zapas wzięliśmy z pliku spółdzielni. Archiwum ich nie ma, więc nie wiemy, czy odczyty się zmieniły. ${anew}`,
    ),
    ...problem(
      'note',
      same,
      'Ten okres jest już rozliczony, a pełne doby w plikach mają te same odczyty, co wtedy. Pominęliśmy je. Następny miesiąc dodaj, gdy będą jego pliki.',
    ),
    ...corrections.map((one): MonthProblem => ({
      kind: 'settled',
      place: monthName(one.month),
      month: writeMonth(corrections[0]?.month ?? 0),
      message: `${correctionText(one)} Na razie liczy się to, co rozliczono. Żeby policzyć poprawkę, rozlicz od nowa od miesiąca ${writeMonth(corrections[0]?.month ?? 0)}, razem ze wszystkimi następnymi.`,
    })),
    ...problem(
      'open',
      [...new Set(left)],
      'Te miesiące rozliczono już z zapasem sprzed poprawki, a plików z nich nie ma. Dodaj je, żeby rozliczyć je od nowa.',
    ),
    ...(stray.length === 0
      ? []
      : [
          {
            kind: 'stray' as const,
            place: namesOf(stray.map(({month}) => month)),
            message: `To tylko pojedyncze godziny (${strayText(stray)}), więc nie robimy z nich miesiąca. Jeśli data jest pomyłką, popraw ją w pliku.`,
          },
        ]),
    ...problem(
      'open',
      afterGap,
      `Nie ma odczytów z miesiąca ${monthName(missingMonth(settled) ?? 0)}, więc nie wiadomo, z jakim zapasem zaczyna się dalszy ciąg. Dodaj brakujące pliki.`,
    ),
    ...months.flatMap((month) => openProblems(input, month)),
  ];
}

/** That a month is not whole, and what is done with it. */
function openProblems(
  {points, closedAnyway = []}: CooperativeRecord,
  {month, exchanges}: SettledMonth,
): readonly MonthProblem[] {
  const missing = exchanges.flatMap(({missingHours}, index) =>
    missingHours > mostMissingHours ? [`${points[index]?.id ?? ''} (${missingHours} godz.)`] : [],
  );
  const then = closedAnyway.includes(writeMonth(month))
    ? 'Zamykamy go, bo tak wskazano.'
    : 'Zapasu i pliku na następny miesiąc z niego nie wydajemy. Dodaj pliki albo, jeśli punktu jeszcze lub już nie było, jego pierwszy lub ostatni dzień. Możesz też zamknąć miesiąc mimo braków.';
  return missing.length === 0
    ? []
    : [
        {
          kind: 'open',
          place: monthName(month),
          ...(!closedAnyway.includes(writeMonth(month)) && {month: writeMonth(month)}),
          message: `Wynik jest wstępny, bo brakuje odczytów: ${missing.join(', ')}. ${then}`,
        },
      ];
}

/** How the readings of a settled month differ now. */
function correctionText({day, points}: OtherReadings): string {
  const of = points.map(({id, days, withdrawnKwh, injectedKwh}) => {
    const kwh = (name: string, pair: readonly [number, number] | null): string =>
      pair === null || pair[0] === pair[1]
        ? ''
        : `, ${name} ${showNumber(pair[0])} → ${showNumber(pair[1])} kWh`;
    return `${id}: inne odczyty z ${days} ${days === 1 ? 'dnia' : 'dni'}${kwh('pobór', withdrawnKwh)}${kwh('oddanie', injectedKwh)}`;
  });
  return `Pliki mają inne odczyty niż przy rozliczeniu z ${writePolishDate(day)}. Punktów: ${points.length}. ${of.join('; ')}.`;
}

/** That a file has energy of days on which no point is there. */
function outsideProblems({fileName}: Part, {hours, kwh}: OutsideHours): readonly MonthProblem[] {
  const message = `Energia z ${hours} godz. (${showNumber(Math.round(kwh * 1000) / 1000)} kWh) jest sprzed pierwszego albo po ostatnim dniu punktu lub członka, więc nie liczymy jej nikomu. Jeśli dni są inne, popraw je przy punkcie albo członku.`;
  return hours === 0 ? [] : [{kind: 'note', place: fileName, message}];
}

interface PointFiles {
  readonly joined: Result<PointReadings> | null;
  readonly files: readonly string[];
  readonly months: readonly Month[];
}

function pointProblems(point: Point, {joined, files, months}: PointFiles): readonly MonthProblem[] {
  const {id, orderedKw} = point;
  if (joined === null) {
    const message =
      files.length === 0
        ? 'Żaden plik nie jest z tego punktu, więc liczymy go bez energii. Dodaj plik albo usuń punkt.'
        : `Pliki tego punktu (${files.join(', ')}) nie mają odczytów z dni, w których jest w spółdzielni. Sprawdź te dni albo dodaj pliki.`;
    const isThere = months.length === 0 || months.some((month) => livedPart(point, month) > 0);
    return isThere ? [{kind: 'point', place: id, message}] : [];
  }
  if (!joined.ok) {
    return joined.errors.map(({message}) => ({kind: 'point', place: id, message}));
  }
  const inFiles = `Pliki: ${files.join(', ')}.`;
  const own = joined.value;
  const {doubtful} = own;
  const open = new Set(doubtful.map(({startMs}) => startMs));
  const gaps = gapsOf(own, months, point).filter((at) => !open.has(at));
  const start = startOf(own);
  const before = gaps.filter((at) => at < start);
  const [firstGap] = gaps.filter((at) => at >= start);
  const [firstDouble] = own.duplicates;
  const problem = (kind: MonthProblem['kind'], message: string): MonthProblem => ({
    kind,
    place: id,
    message: `${message} ${inFiles}`,
  });
  const doubt = doubtNote(doubtful);
  return [
    ...(doubt === null ? [] : [problem('doubt', doubt)]),
    ...oddOf(own, months, orderedKw).map(({startMs, quantity, kwh, reason, hours}) =>
      problem(
        'odd',
        `${formatMoment(startMs)}: ${registerNames[quantity]} ${showNumber(kwh)} kWh w jednej godzinie. Tak jest w pliku i tak policzyliśmy, ale ${reason}.${hours > 1 ? ` Takich godzin jest ${hours}, a to pierwsza z nich.` : ''} Zapytaj operatora o ten odczyt.`,
      ),
    ),
    ...(before.length === 0
      ? []
      : [
          problem(
            'gap',
            `Odczyty zaczynają się ${formatMoment(start)}; wcześniejsze ${before.length} godz. liczą się jako zero. Jeśli punkt już wtedy działał, pobierz te dni z portalu operatora. Jeśli go jeszcze nie było, podaj jego pierwszy dzień.`,
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
  return oddHours({startMs, series}, orderedKw, (at) => months.includes(monthAt(at)));
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
  days: Days,
): readonly number[] {
  const known = new Set(gaps);
  return months.flatMap((month) => {
    const axis = axisOfMonth(month);
    const [first, end] = livedHours(days, axis);
    const found: number[] = [];
    for (let at = axis.startMs + first * hourMs; at < axis.startMs + end * hourMs; at += hourMs) {
      const hour = (at - startMs) / hourMs;
      if (
        Number.isNaN((withdrawn[hour] ?? Number.NaN) + (injected[hour] ?? Number.NaN)) ||
        known.has(at)
      ) {
        found.push(at);
      }
    }
    return found;
  });
}
