import {datedRates} from '../samples/rates';
import {newDocuments} from '../../src/documents/settings';
import type {IssuedDocument} from '../../src/record/documentSettings';
import {monthName, writeMonth} from '../../src/month/calendar';
import {settleFiles} from '../../src/month/settleFiles';
import type {Choices, MonthFile} from '../../src/month/matching';
import {newRecord} from '../../src/record/newRecord';
import type {CooperativeRecord} from '../../src/record/schema';
import {checkAll} from '../../src/month/seller';
import type {SellerTyped} from '../../src/month/sellerItems';
import {nextTask, tasksOf, type TaskId} from '../../src/month/tasks';
import {monthFiles, readFiles} from '../samples/monthFiles';

const {rates} = datedRates;
const sample = monthFiles(59);
const files = readFiles(sample.files);
/** Whose the stray file is, and all that the rates charge by. */
const choices: Choices = Object.fromEntries(
  settleFiles(sample.input, files, {}, rates).matched.unmatched.map(({key}) => [key, null]),
);

const settled = settleFiles(sample.input, files, choices, rates).settled;
const lastMonth = settled.ok ? (settled.value.months.at(-1)?.month ?? 0) : 0;

/** Readings of the first point, of so many months after the last. */
function later(months: number): {readonly name: string; readonly text: string} {
  const month = writeMonth(lastMonth + months);
  const hours = Array.from({length: 28 * 24}, (_, hour) => {
    const [day, at] = [Math.floor(hour / 24) + 1, hour % 24].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `${sample.input.points.find(({ppe}) => ppe !== undefined)?.ppe ?? ''};${month}-${day ?? ''} ${at ?? ''}:00;0,5`;
  });
  return {
    name: 'później.csv',
    text: ['PPE;Początek godziny;Energia pobrana [kWh]', ...hours].join('\n'),
  };
}

interface Given {
  readonly input?: Partial<CooperativeRecord>;
  readonly files?: readonly MonthFile[];
  readonly choices?: Choices;
  readonly typed?: Readonly<Record<string, SellerTyped>>;
  readonly wrongFields?: readonly {readonly task: TaskId}[];
}

function tasks({typed = {}, wrongFields = [], ...given}: Given = {}) {
  const input = {...sample.input, ...given.input};
  const read = given.files ?? files;
  const settled = settleFiles(input, read, given.choices ?? choices, rates);
  const months = settled.settled.ok ? settled.settled.value.months : [];
  return tasksOf({
    input,
    files: read,
    settledFiles: settled,
    months,
    checks: checkAll(input, months, typed),
    bills: [],
    wrongFields,
  });
}

/** The words of the states, in the order of the parts. */
const texts = (given?: Given) => Object.values(tasks(given)).map(({text}) => text);

const described = sample.input.points.map((point) => ({
  ...point,
  phases: 3 as const,
  billingMonths: 1 as const,
  orderedKw: 40,
  annualKwh: 2000,
}));

describe('the parts of a month', () => {
  test('of nothing wait for files and points', () => {
    const empty = tasks({input: newRecord, files: []});
    expect(Object.values(empty).map(({title, text}) => `${title}: ${text}`)).toEqual([
      '1. Pliki: brakuje plików z liczników',
      '2. Członkowie i punkty: brakuje punktów',
      '3. Stawki: brakuje stawek',
      '4. Zapas na początek: bez zapasu',
      '5. Rozliczenie: czeka na pliki',
      '6. Sprawdź rozliczenie sprzedawcy: nie wpisano',
      '7. Wydaj: czeka na rozliczenie',
      '8. Dokumenty: czeka na rozliczenie',
    ]);
    expect(nextTask(empty)?.id).toBe('pliki');
  });

  test('say how many files and points lack something, in the right form', () => {
    expect(tasks({choices: {}}).pliki.text).toBe('brakuje punktu dla 1 pliku');
    const [first, ...others] = described;
    const one = tasks({input: {points: [{...first, id: 'szkoła', tariff: undefined}, ...others]}});
    expect(one.stawki).toMatchObject({state: 'lacks', text: 'brakuje stawek dla 1 punktu'});
    expect(one.wydaj.text).toBe('brakuje pełnych kwot dla 1 punktu');
    const all = tasks({input: {points: described.map((own) => ({...own, tariff: undefined}))}});
    expect(all.stawki.text).toMatch(/^brakuje stawek dla \d+ punktów$/);
    expect(tasks({files: []}).punkty.text).toMatch(/^brakuje pliku dla \d+ punktów$/);
    expect(tasks({input: {name: ''}}).punkty.text).toBe('brakuje nazwy spółdzielni');
  });

  test('are done once all is known, and nothing is next but what is really missing', () => {
    const done = tasks({input: {points: described, settledTo: '2025-12'}});
    expect(done.punkty).toMatchObject({state: 'done', text: '5\u00a0członków, 7\u00a0punktów'});
    expect(done.zapas.text).toBe('bez zapasu');
    expect(done.wydaj).toMatchObject({state: 'done', text: 'do wydania'});
    // The folder has a gap of readings, which count as zero.
    expect(done.miesiace.text).toMatch(/^brakuje \d+ odczyt(?:u godzinowego|ów godzinowych)$/);
    expect(nextTask(done)?.text).toBe('brakuje odczytów dla 1 punktu');
  });

  test('are not done while files are of a month that is not settled, as one before it is missing', () => {
    const whole = tasks({input: {points: described}, files: [...files, ...readFiles([later(1)])]});
    expect(whole.pliki.text).not.toContain('miesiąca');
    const apart = tasks({input: {points: described}, files: [...files, ...readFiles([later(2)])]});
    expect(apart.pliki).toMatchObject({
      state: 'lacks',
      text: `brakuje odczytów z miesiąca ${monthName(lastMonth + 1)}`,
    });
  });

  test('tell a problem before what is lacking', () => {
    const [broken] = readFiles([{name: 'zły.csv', text: 'nic;tu\n1;2'}]);
    expect(tasks({files: broken ? [...files, broken] : []}).pliki.text).toBe(
      'jest problem: nie odczytano 1 pliku',
    );
    const [first] = described;
    const twice = tasks({input: {points: first ? [first, first] : []}});
    expect(twice.punkty.text).toBe('jest problem: dwa punkty o tej samej nazwie albo numerze');
    const unknown = tasks({input: {points: described, tariffs: {}}});
    expect(unknown.stawki.text).toMatch(/^jest problem: nie ma stawek dla \d+ punktów$/);
    expect(tasks({wrongFields: [{task: 'zapas'}]}).zapas).toMatchObject({
      state: 'problem',
      text: 'jest problem: pola do poprawy: 1',
    });
  });

  test('know what the seller has wrong, in any month and of anybody', () => {
    expect(texts({typed: {'2026-01 Gmina': {due: '1'}}})[5]).toBe('jest problem: różni się: 1');
    expect(texts({typed: {'2026-02': {due: 'dużo'}}})[5]).toBe(
      'jest problem: 1 pole nie jest liczbą',
    );
  });

  test('tell how many documents were issued and paid, of the months in question or of all', () => {
    const issued = (month: string, paidOn?: string) =>
      ({month, number: month, ...(paidOn !== undefined && {paidOn})}) as IssuedDocument;
    const documents = {
      ...newDocuments,
      issued: [issued('2026-01', '2026-02-10'), issued('2026-02'), issued('2025-12')],
    };
    const of = (input: Partial<CooperativeRecord>, read = files): string =>
      tasks({input, files: read}).dokumenty.text;
    expect(of({documents})).toBe('wystawione: 2, zapłacone: 1');
    expect(of({documents}, [])).toBe('wystawione: 3, zapłacone: 1');
    expect(of({documents: newDocuments})).toBe('nie wystawiono');
  });
});
