/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CashFlowPart from '@site/src/components/calculator/results/finance/CashFlowPart';
import KeysPart from '@site/src/components/calculator/results/finance/KeysPart';
import PrintCashFlow from '@site/src/components/calculator/results/print/PrintCashFlow';
import TornadoPart from '@site/src/components/calculator/results/finance/TornadoPart';
import {keyVerdict} from '@site/src/domain/calculator/finance/keyTexts';
import type {Mending} from '@site/src/domain/calculator/answer/mends';
import {quickOf} from '@site/src/domain/calculator/quick';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {answerOf, type MemberUnderKeys} from '@cooperative/settlement/answer';
import {withoutCooperative} from '@site/packages/settlement/src/cooperative/levels';
import {ok, zloty} from '@cooperative/polish';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {paybackText} from '@site/src/domain/calculator/figures';
import {settlementInput} from '@cooperative/settlement/description';
import {
  cooperativeOfDescription,
  freshState,
  type CalculatorAction,
  type Description,
} from '@site/src/domain/calculator/state';
import {
  calculated,
  rates,
  wholeExample,
} from '../../../../../packages/settlement/tests/samples/calculation';
import {brokenNumbers, pictureName, tableRows} from '../../../../tools/chart';

const mending: Mending = {
  description: freshState(rates).description,
  dated: rates,
  dispatch: () => undefined,
};
const example = wholeExample();
const {report, input} = example;

function settledWith(finance: object | undefined): Settled {
  const changed = {
    ...input,
    finance: finance && settlementInput.shape.finance.unwrap().parse(finance),
  };
  const told = {...report, input: changed};
  return {
    answer: answerOf(told, null, rates.rates),
    report: told,
    rates: rates.rates,
    today: '2026-11-21',
  };
}

const plain = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ');

describe('The cash flow', () => {
  test('asks for the cost', () => {
    const {container} = render(<CashFlowPart settled={settledWith(undefined)} />);
    expect(screen.getByText(/Wpisz koszt instalacji/)).toBeVisible();
    expect(plain(container)).toMatch(
      /Żeby zwróciła się w 10 lat, instalacja może kosztować najwyżej około [\d ]+ zł\./,
    );
  });

  test('asks for the prices that net-billing needs', () => {
    const bare = wholeExample({prices: {}});
    const finance = {...bare.input.finance, costZl: 100_000, against: 'netBilling'};
    const settled = settledWith(finance);
    render(
      <CashFlowPart
        settled={{...settled, report: {...bare.report, input: settled.answer.input}}}
      />,
    );
    expect(screen.getByText(/^Podaj ceny rynkowe/)).toBeVisible();
    expect(screen.queryByText(/Nie zwraca się/)).toBeNull();
  });

  test('has a row a year, and names what it leaves out', () => {
    const {container} = render(
      <CashFlowPart
        settled={settledWith({costZl: 100_000, loan: 50, loanRate: 8, loanYears: 10})}
      />,
    );
    expect(tableRows()).toHaveLength(22);
    expect(tableRows()[1]?.[0]).toBe('0 (nakład)');
    expect(plain(container)).toContain('wkład własny50 000 zł');
    expect(plain(container)).toContain('Podatku dochodowego nie liczymy');
    expect(plain(container)).toContain('Wymian, np. falownika, nie wpisano');
    expect(plain(container)).toContain('Kosztu utrzymania nie wpisano');
    expect(brokenNumbers(container)).toEqual([]);
  });

  test('calls a cost one with VAT only where there is VAT in it', () => {
    const nameOf = (finance: object): string => {
      const {container, unmount} = render(<PrintCashFlow settled={settledWith(finance)} />);
      const [, name = ''] = /Na początku: (\D+) 123/.exec(plain(container)) ?? [];
      unmount();
      return name;
    };
    expect(nameOf({costZl: 123_000})).toBe('koszt');
    expect(nameOf({costZl: 123_000, vat: 23, vatDeducted: 50})).toBe('koszt z VAT');
  });

  test('keeps the debt of a loan that lasts longer', () => {
    const {container} = render(
      <CashFlowPart
        settled={settledWith({costZl: 100_000, loan: 50, loanRate: 0, loanYears: 25, years: 20})}
      />,
    );
    expect(plain(container)).toContain('na koniec 20. roku zostaje dług 10 000 zł');
    expect(plain(container)).toMatch(
      /zostaje razem [\d ]+ zł, a do spłaty jest jeszcze dług 10 000 zł/,
    );
    expect(tableRows().at(-1)?.[0]).toBe('dług do spłaty na końcu');
  });

  test('on paper ends with that debt paid, at the sum of the table', () => {
    const settled = settledWith({costZl: 100_000, loan: 50, loanRate: 6, loanYears: 25, years: 12});
    const {container, unmount} = render(<CashFlowPart settled={settled} />);
    const [name, , , , , , paid, , flow, sum] = tableRows().at(-1) ?? [];
    expect(container).not.toBeEmptyDOMElement();
    unmount();
    render(<PrintCashFlow settled={settled} />);
    const paper = screen.getAllByRole('row').at(-1);
    expect(paper && plain(paper)).toBe(
      [name, '0', '0', paid, '0', flow, sum].join('').replaceAll('\u00a0', ' '),
    );
  });

  test('on a full loan speaks of the loan and not of a payback within a year', () => {
    expect(paybackText({kind: 'noOutlay', loanYears: 10}).replaceAll('\u00a0', ' ')).toBe(
      'bez wkładu własnego; kredyt spłaca się w 10 lat',
    );
    expect(paybackText({kind: 'noOutlay', loanYears: 0})).toBe('bez wkładu własnego');
    const {container} = render(
      <CashFlowPart settled={settledWith({costZl: 10, loan: 100, loanRate: 5, loanYears: 10})} />,
    );
    expect(plain(container)).toContain('bez wkładu własnego; kredyt spłaca się w 10 lat');
    expect(plain(container)).toContain('bez wkładu własnego nie ma od czego jej liczyć');
  });

  test('names the field that is wrong', () => {
    render(<CashFlowPart settled={settledWith({costZl: 10, loan: 10})} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Okres kredytu: Podaj, na ile lat');
  });
});

describe('What moves the result', () => {
  test('waits for the ranges', () => {
    render(<TornadoPart ranges={null} settled={settledWith(undefined)} />);
    expect(screen.getByText('Przedziałów jeszcze nie policzono.')).toBeVisible();
  });

  test('shows the widest first, each with its source', () => {
    const {container} = render(
      <TornadoPart ranges={example.ranges()} settled={settledWith(undefined)} />,
    );
    // The saving that the answer leads with, before any other.
    expect(screen.getByRole('combobox', {name: 'Oszczędność wobec'})).toHaveValue(
      withoutCooperative(report.settlement),
    );
    const rows = tableRows().slice(1);
    const widths = rows.map((row) =>
      Number((row[5] ?? '').replaceAll(/\s/g, '').replace(',', '.')),
    );
    expect(widths).toEqual(widths.slice().sort((a, b) => b - a));
    expect(rows.find(([name]) => name === 'ceny energii')?.[6]).toContain('założenie ±20%');
    expect(rows.every(([, , , , , , source]) => source !== '')).toBe(true);
    expect(pictureName()).toMatch(/: .* zł/);
    expect(brokenNumbers(container)).toEqual([]);
    expect(screen.queryByText(/kosztów działania/)).toBeNull();
  });

  test('says that the yearly costs, which the answer takes away, are not in it', () => {
    const {container} = render(
      <TornadoPart
        ranges={example.ranges()}
        settled={settledWith({costZl: 0, annualCostZl: 9000})}
      />,
    );
    expect(plain(container)).toContain(
      'To oszczędność na samych rachunkach: rocznych kosztów działania (9 000 zł) tu nie odejmujemy',
    );
  });
});

describe('The keys compared', () => {
  const memberOf = (
    id: string,
    withoutZl: number,
    costs: Readonly<Record<string, number>>,
  ): MemberUnderKeys => ({
    id,
    withoutZl: zloty(withoutZl),
    costZl: Object.fromEntries(Object.entries(costs).map(([key, zl]) => [key, zloty(zl)])),
  });
  const members: readonly MemberUnderKeys[] = [
    memberOf('szkoła', 1000, {statutory: 1200, hourly: 900, equal: 950, byUse: 900}),
    memberOf('dom', 500, {statutory: 550, hourly: 480, equal: 500, byUse: 490}),
    memberOf('sklep', 800, {statutory: 300, hourly: 700, equal: 600, byUse: 700}),
  ];
  const calculation = {
    membersUnderKeys: () => Promise.resolve(ok(members)),
    leaving: () =>
      Promise.resolve(
        ok([
          {
            id: 'dom',
            othersWithZl: 300,
            othersWithoutZl: 100,
            obstacles: [{id: 'leastMembers', text: 'brakuje 2 członków'}],
          },
        ]),
      ),
  } as unknown as Calculation;

  test('name everyone who pays more than without the cooperative', () => {
    expect(keyVerdict(members, 'statutory').replaceAll('\u00a0', ' ')).toBe(
      'za 2 z 3 punktów poboru płaci się więcej niż bez spółdzielni: szkoła (o 200 zł), dom (o 50 zł).',
    );
    expect(keyVerdict(members, 'hourly')).toBe('nikt nie płaci więcej niż bez spółdzielni.');
  });

  test('mark losses in the table, and count a departure when asked', async () => {
    render(
      <KeysPart settled={settledWith(undefined)} calculation={calculation} mending={mending} />,
    );
    expect(await screen.findByText(/^za 2 z 3 punktów poboru płaci się więcej/)).toBeVisible();
    expect(screen.getByText('▼ traci 200')).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: /^Policz, co zmieni odejście/}));
    expect(await screen.findByText('Co zmienia odejście członka, w roku')).toBeVisible();
    expect(screen.getByText('−200')).toBeVisible();
  });

  test('count what somebody who joins changes, and who would lose', async () => {
    const joining = jest.fn((newcomer: {readonly id: string}) =>
      Promise.resolve(
        ok({
          othersWithoutZl: zloty(300),
          othersWithZl: zloty(250),
          newcomerZl: zloty(40),
          worseOff: [{id: newcomer.id, zl: zloty(12)}],
          obstacles: [{id: 'leastMembers', text: 'brakuje 4 członków'}],
        }),
      ),
    );
    const {container} = render(
      <KeysPart
        settled={settledWith(undefined)}
        calculation={{...calculation, joining}}
        mending={mending}
      />,
    );
    await userEvent.click(await screen.findByRole('button', {name: /zmieni przystąpienie$/}));
    await screen.findByText(/^Pozostali razem tracą na tym/);
    const text = plain(container);
    expect(text).toContain('Nowy członek (dom 2) oszczędza w roku 40 zł.');
    expect(text).toContain('tracą na tym 50 zł: teraz oszczędzają 300 zł, potem 250 zł.');
    expect(text).toContain('Więcej niż bez spółdzielni płaciliby: dom 2 (o 12 zł).');
    expect(text).toContain('Warunki z ustawy nie byłyby spełnione: brakuje 4 członków.');
    expect(joining.mock.calls[0]?.[0]).toMatchObject({profile: {annualKwh: 4000}});
  });

  test('set the price under which nobody loses by one press', async () => {
    const description: Description = {
      mode: 'full',
      quick: quickOf(rates),
      cooperative: {...input, prices: {...input.prices, internalPrice: 0}},
    };
    const before = calculated(cooperativeOfDescription(description, rates));
    const dispatch = jest.fn<undefined, [CalculatorAction]>();
    render(
      <KeysPart
        settled={{...settledWith(undefined), ...before, answer: before.answer()}}
        calculation={calculation}
        mending={{description, dated: rates, dispatch}}
      />,
    );
    const press = await screen.findByRole('button', {name: /^Ustaw 0,\d+\szł\/kWh$/});
    expect(screen.getByText(/^To założenie:/)).toBeVisible();
    await userEvent.click(press);
    const [action] = dispatch.mock.calls.flat() as {description?: Description}[];
    const after = calculated(cooperativeOfDescription(action?.description ?? description, rates));
    expect(before.report.worseOff).not.toEqual([]);
    expect(after.report.worseOff).toEqual([]);
  });

  test('say when they cannot be computed', async () => {
    const failing = {
      ...calculation,
      membersUnderKeys: () => Promise.reject(new Error('broken')),
    };
    render(<KeysPart settled={settledWith(undefined)} calculation={failing} mending={mending} />);
    expect(await screen.findByText(/Nie udało się policzyć podziałów/)).toBeVisible();
  });
});
