import {formatCount, formatNumber} from '@cooperative/polish';
import {monthName, writeMonth} from './calendar';
import {fileForms, memberForms, pointForms} from './counted';
import type {SettledFiles} from './settleFiles';
import type {MonthFile} from './matching';
import {problemsOf} from './problems';
import type {CooperativeRecord} from '../record/schema';
import type {CheckedStatement, SellerCheck} from './seller';
import {isOpenBill, type PlacedBill} from './sellerFiles';
import {mayChange, missingMonth, type SettledMonth} from './settleMonths';
import {cooperativeItself, membersOf} from './statement';

/** The parts of the month, in the order of the work, with the words of their headings. */
const taskTitles = {
  pliki: 'Pliki',
  punkty: 'Członkowie i punkty',
  stawki: 'Stawki',
  zapas: 'Zapas na początek',
  miesiace: 'Rozliczenie',
  sprzedawca: 'Sprawdź rozliczenie sprzedawcy',
  wydaj: 'Wydaj',
  dokumenty: 'Dokumenty',
} as const;

export type TaskId = keyof typeof taskTitles;
const taskIds = Object.keys(taskTitles) as readonly TaskId[];

/** One part of the month: how far it is, and the same in words. */
export interface Task {
  readonly id: TaskId;
  readonly title: string;
  /** `open`: nothing is wrong, and it is not begun or need not be done. */
  readonly state: 'done' | 'lacks' | 'problem' | 'open';
  /** „brakuje stawek dla 2 punktów”, „jest problem: nie odczytano 1 pliku”; of what is done, what is set: „5 plików” */
  readonly text: string;
  /** The first part that asks for something. */
  readonly isNext: boolean;
}

interface TaskInput {
  readonly input: CooperativeRecord;
  readonly files: readonly MonthFile[];
  readonly settledFiles: SettledFiles;
  /** Those that are shown: none while a field is wrong. */
  readonly months: readonly SettledMonth[];
  /** Of everything typed from the seller's statements. */
  readonly checks: readonly Pick<CheckedStatement, 'checks'>[];
  /** Of the seller's files. */
  readonly bills: readonly PlacedBill[];
  /** Fields that cannot be read, and their parts: nothing that depends on them is shown. */
  readonly wrongFields: readonly {readonly task: TaskId}[];
}

type State = Pick<Task, 'state' | 'text'>;

/** How far each part is, in the order of the work. The first thing that stops it is told, not all of them. */
export function tasksOf(month: TaskInput): Readonly<Record<TaskId, Task>> {
  const states: Readonly<Record<TaskId, State>> = {
    pliki: ofFiles(month),
    punkty: ofPoints(month),
    stawki: ofTariffs(month),
    zapas: ofStock(month),
    miesiace: ofMonths(month),
    sprzedawca: ofSeller(month),
    wydaj: ofHandOut(month),
    dokumenty: ofDocuments(month),
  };
  const tasks = taskIds.map((id, index) => {
    const wrong = month.wrongFields.filter(({task}) => task === id).length;
    return {
      id,
      title: `${index + 1}. ${taskTitles[id]}`,
      ...(wrong > 0 ? problem(`pola do poprawy: ${wrong}`) : states[id]),
    };
  });
  const next = tasks.find(isAsking);
  return Object.fromEntries(
    tasks.map((task) => [task.id, {...task, isNext: task === next}]),
  ) as Record<TaskId, Task>;
}

/** Whether a part asks for something. */
export function isAsking({state}: Pick<Task, 'state'>): boolean {
  return state === 'problem' || state === 'lacks';
}

/** The first part that asks for something; null if none does. */
export function nextTask(tasks: Readonly<Record<TaskId, Task>>): Task | null {
  return Object.values(tasks).find(({isNext}) => isNext) ?? null;
}

function ofFiles({files, settledFiles: {matched, problems, settled}}: TaskInput): State {
  if (files.every(({read}) => read.ok && read.value.kind === 'seller')) {
    return lacks('plików z liczników');
  }
  const unread = placesOf(problems, 'file');
  if (unread > 0) {
    return problem(`nie odczytano ${unread} ${ofCount(unread, 'pliku', 'plików')}`);
  }
  const doubtful = placesOf(problems, 'doubt');
  if (doubtful > 0) {
    return problem(`dwie wartości jednej godziny, punkty: ${doubtful}`);
  }
  const unmatched = matched.unmatched.length;
  if (unmatched > 0) {
    return lacks(`punktu dla ${unmatched} ${ofCount(unmatched, 'pliku', 'plików')}`);
  }
  const unfilled = settled.ok ? missingMonth(settled.value) : null;
  if (unfilled !== null) {
    return lacks(`odczytów z miesiąca ${monthName(unfilled)}`);
  }
  const gaps = placesOf(problems, 'gap');
  return gaps > 0
    ? lacks(`odczytów dla ${gaps} ${ofCount(gaps, 'punktu', 'punktów')}`)
    : done(formatCount(files.length, fileForms));
}

function ofPoints({input, settledFiles, months}: TaskInput): State {
  const {points} = input;
  if (points.length === 0) {
    return lacks('punktów');
  }
  const wrong = problemsOf(input).map(({field}) => field);
  if (wrong.includes('points')) {
    return problem('za dużo punktów');
  }
  if (wrong.some((field) => /\.(?:id|ppe)$/.test(field))) {
    return problem('dwa punkty o tej samej nazwie albo numerze');
  }
  if (wrong.some((field) => /\.(?:to|laterTariffs)$/.test(field))) {
    return problem('dni punktu albo członka do poprawy');
  }
  if (wrong.includes('shares') || wrong.includes('laterShares')) {
    return problem('udziały do poprawy');
  }
  const fileless = settledFiles.matched.ofPoints.filter((parts) => parts.length === 0).length;
  if (fileless > 0) {
    return lacks(`pliku dla ${fileless} ${ofCount(fileless, 'punktu', 'punktów')}`);
  }
  if (input.name.trim() === '') {
    return lacks('nazwy spółdzielni');
  }
  const lacking = points.filter((_, index) =>
    months.some(({lacks: own}) => (own[index]?.length ?? 0) > 0),
  ).length;
  const members = membersOf(input).filter((name) => name !== cooperativeItself);
  return lacking > 0
    ? lacks(`danych do opłat stałych dla ${lacking} ${ofCount(lacking, 'punktu', 'punktów')}`)
    : done(
        `${formatCount(members.length, memberForms)}, ${formatCount(points.length, pointForms)}`,
      );
}

function ofTariffs({input, months}: TaskInput): State {
  const {points, tariffs} = input;
  const wrong = problemsOf(input);
  if (wrong.some(({field}) => field === 'laterPrices')) {
    return problem('dzień nowej ceny do poprawy');
  }
  const unknown = wrong.filter(({field}) => field.endsWith('.tariff')).length;
  if (unknown > 0) {
    return problem(`nie ma stawek dla ${unknown} ${ofCount(unknown, 'punktu', 'punktów')}`);
  }
  const without = points.filter(
    ({tariff, ofCooperative}) => tariff === undefined && ofCooperative !== true,
  ).length;
  if (without > 0 || Object.keys(tariffs).length === 0) {
    return lacks(
      without === 0 ? 'stawek' : `stawek dla ${without} ${ofCount(without, 'punktu', 'punktów')}`,
    );
  }
  const others = months.filter(({fromOtherDays}) => fromOtherDays.length > 0).length;
  return others > 0
    ? lacks(`stawek z ${others} ${ofCount(others, 'miesiąca', 'miesięcy')} (wzięto z innych dni)`)
    : done(namesText(Object.keys(tariffs)));
}

function ofStock({input: {stock}}: TaskInput): State {
  const kwh = stock.reduce((all, lot) => all + lot.kwh, 0);
  return done(kwh > 0 ? `${formatNumber(kwh)} kWh` : 'bez zapasu');
}

function ofMonths({input, files, settledFiles: {settled}, months, wrongFields}: TaskInput): State {
  if (months.length > 0) {
    if (months.some(({isInDoubt}) => isInDoubt)) {
      return problem('nie wiadomo, ile zapasu zostaje');
    }
    const missing = months.reduce(
      (all, {exchanges}) => all + exchanges.reduce((own, {missingHours}) => own + missingHours, 0),
      0,
    );
    const incomplete = incompleteOf(input, months);
    return missing > 0
      ? lacks(`${missing} ${ofCount(missing, 'odczytu godzinowego', 'odczytów godzinowych')}`)
      : incomplete > 0
        ? lacks(incompleteText(incomplete))
        : done(spanText(months));
  }
  return files.length === 0 || input.points.length === 0
    ? open('czeka na pliki')
    : wrongFields.length > 0
      ? open('czeka na poprawione pole')
      : settled.ok && problemsOf(input).length === 0
        ? open('czeka na odczyty')
        : problem('nie da się policzyć');
}

function ofSeller({checks, bills}: TaskInput): State {
  const count = (state: SellerCheck['state']): number =>
    checks.flatMap((one) => one.checks).filter((check) => check.state === state).length;
  const wrong = count('notANumber');
  const [agrees, differs] = [count('agrees'), count('differs')];
  const asked = bills.filter(isOpenBill).length;
  return wrong > 0
    ? problem(`${wrong} ${wrong === 1 ? 'pole nie jest liczbą' : 'pola nie są liczbami'}`)
    : differs > 0
      ? problem(`różni się: ${differs}`)
      : asked > 0
        ? lacks(`odpowiedzi o ${asked} ${ofCount(asked, 'rachunku', 'rachunkach')}`)
        : agrees > 0
          ? done(`zgadza się: ${agrees}`)
          : open('nie wpisano');
}

function ofHandOut({input, months}: TaskInput): State {
  if (months.length === 0) {
    return open('czeka na rozliczenie');
  }
  if (months.some(({isOpen}) => isOpen)) {
    return lacks('pewnych odczytów, wynik jest wstępny');
  }
  const incomplete = incompleteOf(input, months);
  return incomplete > 0
    ? lacks(incompleteText(incomplete))
    : done(months.some(mayChange) ? 'do wydania jako wstępne' : 'do wydania');
}

/** Documents are nobody's duty here: the part asks for nothing. */
function ofDocuments({input: {documents}, months}: TaskInput): State {
  const wanted = months.map(({month}) => writeMonth(month));
  const issued =
    documents?.issued.filter(({month}) => months.length === 0 || wanted.includes(month)) ?? [];
  return issued.length === 0
    ? open(months.length === 0 ? 'czeka na rozliczenie' : 'nie wystawiono')
    : done(
        `wystawione: ${issued.length}, zapłacone: ${issued.filter(({paidOn}) => paidOn !== undefined).length}`,
      );
}

/** „G11, C11”, „G11, C11, C12a, inne: 2” */
function namesText(names: readonly string[], most = 3): string {
  const rest = names.length - most;
  return [...names.slice(0, most), ...(rest > 0 ? [`inne: ${rest}`] : [])].join(', ');
}

/** „maj 2026”, „marzec 2026 – maj 2026” */
function spanText(months: readonly SettledMonth[]): string {
  return [...new Set([months[0], months.at(-1)])]
    .map((one) => (one ? monthName(one.month) : ''))
    .join(' – ');
}

/** Points whose money is not whole. */
function incompleteOf({points}: CooperativeRecord, months: readonly SettledMonth[]): number {
  return points.filter(
    ({tariff, ofCooperative}, index) =>
      (tariff === undefined && ofCooperative !== true) ||
      months.some(({lacks: own}) => (own[index]?.length ?? 0) > 0),
  ).length;
}

function incompleteText(count: number): string {
  return `pełnych kwot dla ${count} ${ofCount(count, 'punktu', 'punktów')}`;
}

/** Places with a problem of this kind, each once. */
function placesOf(
  problems: SettledFiles['problems'],
  kind: SettledFiles['problems'][number]['kind'],
): number {
  return new Set(problems.filter((own) => own.kind === kind).map(({place}) => place)).size;
}

/** The genitive after a number has two forms: „1 punktu”, „2 punktów”. */
function ofCount(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function done(text: string): State {
  return {state: 'done', text};
}

function open(text: string): State {
  return {state: 'open', text};
}

function lacks(text: string): State {
  return {state: 'lacks', text: `brakuje ${text}`};
}

function problem(text: string): State {
  return {state: 'problem', text: `jest problem: ${text}`};
}
