import {readFileSync} from 'node:fs';
import {exampleAnswer} from '@site/src/domain/calculator/example';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {workedMonth} from '@site/src/domain/calculator/workedMonth';
import {costLevels} from '@cooperative/settlement/answer';
import {calculated, rates} from '../../../packages/settlement/tests/samples/calculation';

test('the month of the calculator is the one that the article tells, to the grosz', () => {
  const {inCooperativeZl, secondReadingZl, aloneZl, givenKwh, boughtKwh} = workedMonth(rates);
  const article = readFileSync('baza-wiedzy/rozliczenia/ile-mozna-zaoszczedzic.md', 'utf8');
  const zl = (value: number): string => `${value.toFixed(2).replace('.', ',')} zł`;
  expect(article).toContain(`| Razem brutto | ${zl(aloneZl)} | ${zl(inCooperativeZl)} |`);
  expect(article).toContain(`niższy o ${zl(aloneZl - inCooperativeZl)}`);
  expect(article).toContain(
    `| Dopłata za sieć, bez ceny wewnętrznej | ${zl(aloneZl - secondReadingZl)} |`,
  );
  expect(article).toContain(`około ${Math.round(givenKwh)} kWh to nadwyżka`);
  expect(article).toContain(`| Kupiony prąd | 390 kWh | ${boughtKwh} kWh |`);
});

test('the yearly example is what the calculator answers first, and no one forbids it', () => {
  const answer = exampleAnswer(rates);
  const {full, readings} = answer.step;
  expect(answer.verdict.word).not.toBe('mayNotAct');
  const {input, report} = calculated(cooperativeOfQuick(quickOf(rates), rates));
  const levels = costLevels(report);
  expect(answer).toMatchObject({
    annualKwh: 240_000,
    kwp: 165,
    alone: levels.alone,
    withSources: levels.withSources,
    inCooperative: levels.inCooperative,
  });
  expect(answer.bySources + readings.high).toBeCloseTo(levels.alone - levels.inCooperative, 6);
  const cautious = calculated({
    ...input,
    prices: {...input.prices, gridReading: 2, averagePrice: 10},
  });
  expect(answer.secondReading).toBeCloseTo(
    costLevels(cautious.report).inCooperative - levels.inCooperative,
    0,
  );
  expect(readings.high - readings.low).toBeCloseTo(answer.secondReading, 0);
  expect(full.low).toBeLessThan(readings.low);
  expect(full.high).toBeGreaterThan(readings.high);
});
