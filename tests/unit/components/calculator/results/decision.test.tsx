/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import DecisionPart from '@site/src/components/calculator/results/finance/DecisionPart';
import {fairPriceText} from '@site/src/domain/calculator/finance/keyTexts';
import PrintDecision from '@site/src/components/calculator/results/print/PrintDecision';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import type {FairPrice} from '@cooperative/settlement/answer';
import {zloty} from '@cooperative/polish';
import {rates, wholeExample} from '../../../../../packages/settlement/tests/samples/calculation';
import {brokenNumbers} from '../../../../tools/chart';

const {report, ranges, answer} = wholeExample();
const settled: Settled = {
  answer: answer(ranges()),
  report,
  rates: rates.rates,
  today: '2026-11-27',
};

const plain = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ');
const cellsOf = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => plain(row));

describe('The decision', () => {
  test('stands on paper in the same numbers and words as on the page', () => {
    const page = render(<DecisionPart settled={settled} />);
    const onPage = ['Trzy możliwości obok siebie', 'Ile daje sama spółdzielnia, a ile całość'].map(
      (name) => cellsOf(screen.getByRole('table', {name})),
    );
    const told = screen.getAllByRole('listitem').map((item) => plain(item));
    expect(brokenNumbers(page.container)).toEqual([]);
    page.unmount();
    const paper = render(<PrintDecision decision={settled.answer.decision} />);
    const onPaper = screen.getAllByRole('table').map((table) => cellsOf(table));
    expect(onPaper).toEqual(onPage);
    const [step = '', whole = ''] = told;
    expect(step).toMatch(/^Krok: od samych źródeł/);
    expect(plain(paper.container)).toContain(step);
    expect(plain(paper.container)).toContain(whole);
  });

  test('tells its ranges, the first year and whose money it is', () => {
    render(<DecisionPart settled={settled} />);
    const rows = cellsOf(
      screen.getByRole('table', {name: 'Ile daje sama spółdzielnia, a ile całość'}),
    );
    expect(rows.find((row) => row.startsWith('W roku: przedział'))).toMatch(
      /od −?[\d ]+ zł do [\d ]+ zł, prawdopodobnie od [\d ]+ zł do [\d ]+ zł/,
    );
    expect(rows.some((row) => row.startsWith('W pierwszym roku'))).toBe(true);
    expect(rows.find((row) => row.startsWith('Zwrot'))).toContain(
      'nie wiadomo: nie podano nakładu',
    );
    const purses = screen.getByRole('table', {name: /Czyje to pieniądze/});
    expect(within(purses).getByText('spółdzielnia')).toBeInTheDocument();
  });

  test('has dashes for ranges that are not settled yet', () => {
    render(<DecisionPart settled={{...settled, answer: answer()}} />);
    const rows = cellsOf(
      screen.getByRole('table', {name: 'Ile daje sama spółdzielnia, a ile całość'}),
    );
    expect(rows).toContain('W roku: przedział––');
  });
});

test('the range of prices under which nobody loses is told, and why there is none', () => {
  const proposal = {
    price: 0.71,
    highest: 1.2561,
    key: {kind: 'hourly'},
    keyId: 'hourly',
    per: 'point',
  } as const;
  const told = (fair: FairPrice): string | undefined =>
    fairPriceText(fair)?.replaceAll('\u00a0', ' ');
  expect(told({kind: 'found', proposal})).toBe(
    'Nikt nie traci, gdy cena energii wspólnej to od 0,71 do 1,256 zł/kWh, a podział jest według klucza „Kto pobiera w godzinie”.',
  );
  expect(told({kind: 'allLose', zl: zloty(1200)})).toContain('Wszyscy razem tracą 1 200 zł');
  expect(told({kind: 'none'})).toMatch(/^Żadna cena/);
  expect(told({kind: 'alreadyFair'})).toBeUndefined();
});
