import {datedRates} from '../samples/rates';
import {settleFiles} from '../../src/month/settleFiles';
import {sheetText} from '../../src/month/sheet';
import {membersOf, statementsOf, sumOf} from '../../src/month/statement';
import {
  keyDifference,
  periodOf,
  provisionalText,
  statementNumber,
  statementSheet,
} from '../../src/month/statementText';
import {booksRows} from '../../src/month/tables';
import {monthFiles, readFiles} from '../samples/monthFiles';

const {rates} = datedRates;
const {input, files} = monthFiles(59);
const {settled} = settleFiles(input, readFiles(files), {}, rates);
const months = settled.ok ? settled.value.months : [];
const format = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const words = {day: '2026-03-07', format};
const statementText = (...given: Parameters<typeof statementSheet>): string =>
  sheetText(statementSheet(...given));

describe('the text of a statement', () => {
  test('says who, what number, which months and what day', () => {
    const [first] = months;
    expect(statementNumber(membersOf(input), first ? [first] : [], 'Gmina')).toBe('2026-01/01');
    expect(periodOf(months)).toBe('styczeń 2026 – luty 2026');
    expect(periodOf([])).toBe('');
    const [name, title, when] = statementText(input, months, 'Gmina', words).split('\n\n');
    expect(name).toContain('Zielona Dolina');
    expect(title).toBe('Zestawienie: Gmina');
    expect(when).toMatch(
      /^Nr 2026-01–2026-02\/01\. Okres: styczeń 2026 – luty 2026\. Sporządzono: 7\smarca\s2026\sr\.$/,
    );
  });

  test('has every month of every point of the member, and of nobody else', () => {
    for (const member of membersOf(input)) {
      const rows = statementsOf(input, months);
      const own = rows.filter((row) => row.member === member);
      const lines = statementText(input, months, member, words).split('\n');
      for (const named of [': pobrane (kWh) ', ': rachunek netto ']) {
        const told = lines.filter((line) => line.includes(named));
        expect(told.filter((line) => !line.startsWith('– Razem'))).toHaveLength(own.length);
        expect(own.every(({point}) => told.some((line) => line.includes(point)))).toBe(true);
      }
    }
  });

  test('tells of a payout and of an internal price only where there is one', () => {
    for (const member of membersOf(input)) {
      const text = statementText(input, months, member, words);
      const money = statementsOf(input, months).flatMap((own) =>
        own.member === member && own.money ? [own.money] : [],
      );
      expect(text).not.toContain('do wypłaty 0,00');
      expect(text.includes('cena wewnętrzna')).toBe(money.some(({internalZl}) => internalZl !== 0));
    }
  });

  test('tells that both divisions do not add up, what is missing and that it counts as zero', () => {
    const rows = statementsOf(input, months);
    const off = membersOf(input).find(
      (member) => keyDifference(rows.filter((own) => own.member === member)) !== 0,
    );
    const own = rows.filter(({member}) => member === off);
    const more =
      sumOf(own, ({sharedKwh, usedCreditKwh, boughtKwh}) => sharedKwh + usedCreditKwh + boughtKwh) -
      sumOf(own, ({drawnKwh}) => drawnKwh);
    expect(statementText(input, months, off ?? '', words)).toContain(
      `razem to o ${format(Math.abs(more), 3)} kWh ${more > 0 ? 'więcej' : 'mniej'}, niż pobrano`,
    );
    const texts = membersOf(input).map((member) => statementText(input, months, member, words));
    expect(texts.filter((text) => text.includes('Liczą się jako zero')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('Kwota jest niepełna. dom,'))).toHaveLength(1);
  });

  test.each([
    ['is left open', undefined],
    ['is closed all the same', ['2026-02']],
  ])('of a month that lacks readings and %s is marked, and so is its table', (_, closedAnyway) => {
    // Of the last week of February one point has no readings.
    const short = monthFiles(52);
    const given = files.map((file) =>
      file.name === 'swietlica.csv'
        ? (short.files.find(({name}) => name === file.name) ?? file)
        : file,
    );
    const said = {...input, closedAnyway};
    const open = settleFiles(said, readFiles(given), {}, rates).settled;
    const own = open.ok ? open.value.months : [];
    expect(provisionalText(own)).toMatch(/^Zestawienie wstępne, może się zmienić: luty 2026\./);
    expect(statementText(said, own, 'Gmina', words)).toContain('Zestawienie wstępne');
    const rows = booksRows(said, own, format);
    const column = rows[0]?.indexOf('Stan miesiąca') ?? -1;
    expect(new Set(rows.slice(1).map((row) => `${row[0]} ${row[column]}`))).toEqual(
      new Set(['2026-01 ', '2026-02 wstępny']),
    );
  });

  test('of whole months has no such mark', () => {
    expect(provisionalText(months)).toBeNull();
    expect(statementText(input, months, 'Gmina', words)).not.toContain('wstępne');
  });
});
