import {dataFiles} from '../../../../src/content/data/dataFiles';
import {settleFolder} from '../../../../src/domain/month/folder';
import {membersOf, statementsOf, sumOf} from '../../../../src/domain/month/statement';
import {
  keyDifference,
  periodOf,
  statementNumber,
  statementText,
} from '../../../../src/domain/month/statementText';
import {monthFolder, readFolder} from '../../../samples/monthFolder';

const {rates} = dataFiles(process.cwd()).rates.value;
const {input, files} = monthFolder(59);
const {settled} = settleFolder(input, readFolder(files), {}, rates);
const months = settled.ok ? settled.value.months : [];
const format = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
const words = {day: '2026-03-07', format};

describe('the text of a statement', () => {
  test('says who, what number, which months and what day', () => {
    const [first] = months;
    expect(statementNumber(input, first ? [first] : [], 'Gmina')).toBe('2026-01/01');
    expect(periodOf(months)).toBe('styczeń 2026 – luty 2026');
    expect(periodOf([])).toBe('');
    const [name, title, when] = statementText(input, months, 'Gmina', words).split('\n');
    expect(name).toContain('Zielona Dolina');
    expect(title).toBe('Zestawienie nr 2026-01–2026-02/01: Gmina');
    expect(when).toBe('Okres: styczeń 2026 – luty 2026. Sporządzono: 7 marca 2026 r.');
  });

  test('has every month of every point of the member, and of nobody else', () => {
    for (const member of membersOf(input)) {
      const rows = statementsOf(input, months);
      const lines = statementText(input, months, member, words).split('\n');
      expect(lines.filter((line) => line.startsWith('– '))).toHaveLength(
        rows.filter((own) => own.member === member).length,
      );
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
      `razem to o ${format(Math.abs(more), 3)} kWh ${more > 0 ? 'więcej' : 'mniej'} niż pobrane`,
    );
    const texts = membersOf(input).map((member) => statementText(input, months, member, words));
    expect(texts.filter((text) => text.includes('Liczą się jako zero')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('Kwota jest niepełna. dom,'))).toHaveLength(1);
  });
});
