/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {quickOf} from '@site/src/domain/calculator/quick';
import {renderToStaticMarkup} from 'react-dom/server';
import CalculatorResults from '@site/src/components/calculator/results';
import AnswerCard from '@site/src/components/calculator/results/answer/AnswerCard';
import type {Mending} from '@site/src/domain/calculator/answer/mends';
import Assumptions from '@site/src/components/calculator/results/answer/Assumptions';
import ConditionsMet from '@site/src/components/calculator/results/answer/ConditionsMet';
import Exports from '@site/src/components/calculator/results/print/Exports';
import {coverageText, percentText} from '@site/src/domain/calculator/figures';
import MembersView from '@site/src/components/calculator/results/views/MembersView';
import BestSize from '@site/src/components/calculator/results/views/BestSize';
import PowerView from '@site/src/components/calculator/results/views/PowerView';
import PrintSummary from '@site/src/components/calculator/results/print/PrintSummary';
import ShowWork from '@site/src/components/calculator/results/work/ShowWork';
import Views from '@site/src/components/calculator/results/views/Views';
import WorkState from '@site/src/components/calculator/results/WorkState';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {
  freshState,
  type CalculatorAction,
  type Description,
} from '@site/src/domain/calculator/state';
import type {BestSizes} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {zloty} from '@cooperative/polish';
import {assumptions} from '@cooperative/settlement/law';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';
import {
  calculated,
  school,
  wholeExample,
  type Calculated,
} from '../../../../../packages/settlement/tests/samples/calculation';
import {nothingCounted} from '../../../../samples/calculation';

/** Charts have their own tests; here they would only take time. */
jest.mock('@site/src/components/calculator/results/views/lazyCharts', () => {
  const Chart = ({label}: {readonly label: string}): string => label;
  return {
    LazyBillComparison: Chart,
    LazyCostSteps: Chart,
    LazyCreditMonths: Chart,
    LazyDayStack: Chart,
    LazyEnergyFlows: Chart,
    LazyMemberBars: Chart,
    LazySavingsCurve: ({note}: {readonly note: string}): string => note,
    LazyYearHeatMap: Chart,
  };
});

/** Of 2025, for which 64 % of the use is enough. */
const cooperative = {
  applicationDay: '2025-05-01',
  gridOperators: 1,
  sellers: 1,
  ownedByMembers: true,
};
const rates = dataFiles('.').rates.value;
const example = wholeExample({cooperative});
const ranges = example.ranges();

function calculationOf(
  {report, answer, membersInHour}: Calculated,
  changes: Partial<Calculation> = {},
): Calculation {
  return {
    ...nothingCounted,
    answer: answer(ranges),
    report,
    ranges,
    curve: [],
    cancel: jest.fn(),
    retry: jest.fn(),
    membersInHour: (hour) => Promise.resolve(membersInHour(hour)),
    hoursCsv: () => Promise.resolve('godziny'),
    compare: () => Promise.reject(new Error()),
    ...changes,
  };
}

function settledOf({report, answer}: Calculated, known: typeof ranges | null = null): Settled {
  return {answer: answer(known), report, rates: rates.rates, today: '2026-11-21'};
}

const settled = settledOf(example, ranges);

const mending: Mending = {
  description: freshState(rates).description,
  dated: rates,
  dispatch: jest.fn(),
};

test('the answer is drawn first, before the parts below it are made', () => {
  // The first render: a server does no later one.
  const first = renderToStaticMarkup(
    <CalculatorResults calculation={calculationOf(example)} rates={rates} mending={mending} />,
  );
  expect(first).toContain('To szacunek, a nie oferta');
  expect(first).not.toContain('Wczytujemy');
});

describe('The answer card', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is announced once it has settled, and then read once', () => {
    render(
      <AnswerCard answer={settled.answer} mending={mending} calculation={calculationOf(example)} />,
    );
    const {textContent: word} = screen.getByRole('heading', {level: 3});
    const status = (): string | null => screen.getByRole('status').textContent;
    act(() => jest.advanceTimersByTime(599));
    expect(status()).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(status()).toMatch(new RegExp(`^${word}\\. .*\\.$`));
    act(() => jest.advanceTimersByTime(5000));
    // Whoever reads on meets the sentence once.
    expect(status()).toBe('');
  });

  test('names what the sources and the cooperative give, the conditions and what changes it most', () => {
    render(
      <AnswerCard answer={settled.answer} mending={mending} calculation={calculationOf(example)} />,
    );
    expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
      expect.stringMatching(/^dają (panele|źródła)$/),
      expect.stringMatching(/^(dodaje|traci) spółdzielnia$/),
      'zwrot całości',
    ]);
    const law = within(screen.getByRole('list', {name: 'Warunki ustawy'}));
    expect(law.getByText(/^pokrycie 6\d,\d% z\s40%/)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Od .* do .*, środek /);
    const changes = screen.getByRole('heading', {name: 'Co zmienia wynik najbardziej'});
    expect(changes.parentElement?.querySelectorAll('li').length).toBeLessThanOrEqual(2);
  });

  test('says whose numbers they are until consumption and power are the visitor’s', () => {
    const quick = quickOf(rates, 'wies');
    const tagOf = (changed: Partial<typeof quick>): string | undefined => {
      const {unmount} = render(
        <AnswerCard
          answer={settled.answer}
          mending={{...mending, description: {mode: 'quick', quick: {...quick, ...changed}}}}
          calculation={calculationOf(example)}
        />,
      );
      const tag = screen.queryByText(/przykład/)?.textContent;
      unmount();
      return tag;
    };
    expect(tagOf({})).toBe('przykład');
    expect(tagOf({operator: 'enea'})).toBe('przykład');
    expect(tagOf({annualKwh: 90_000})).toBe('moc z\u00a0przykładu');
    expect(tagOf({kwp: 90})).toBe('zużycie z\u00a0przykładu');
    expect(tagOf({annualKwh: 90_000, kwp: 90})).toBeUndefined();
  });
});

function heardNotifications(): {readonly told: Notification[]; readonly stop: () => void} {
  const told: Notification[] = [];
  const stop = onNotification((notification) => {
    told.push(notification);
  });
  return {told, stop};
}

describe('A cooperative that may not be', () => {
  const short = (changes: object = {}): Settled =>
    settledOf(
      wholeExample({
        battery: undefined,
        members: [
          {...school(20), holder: 'gmina', person: 'legal'},
          {...school(), id: 'b', person: 'legal'},
        ],
        ...changes,
      }),
    );

  test('is mended by one press, which leaves the focus in the result', async () => {
    const {told, stop} = heardNotifications();
    const dispatch = jest.fn<undefined, [CalculatorAction]>();
    const settled = short();
    const answer = (description: Description): ReactNode => (
      <section id="wynik" tabIndex={-1} aria-label="Wynik">
        <AnswerCard
          answer={settled.answer}
          mending={{...mending, description, dispatch}}
          calculation={calculationOf(example)}
        />
      </section>
    );
    const {rerender} = render(answer(mending.description));
    expect(screen.getAllByText(/: warunek niespełniony$/)).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', {name: /^Ustaw 82\skWp paneli$/}));
    const [{description: mended = mending.description} = {}] = dispatch.mock.calls.flat() as {
      description?: Description;
    }[];
    expect(mended.quick.kwp).toBe(82);
    expect(screen.getByRole('region', {name: 'Wynik'})).toHaveFocus();
    rerender(answer(mended));
    const [notification] = told;
    expect(notification?.text).toBe('Ustawiono 82\u00a0kWp paneli jako założenie.');
    expect(notification?.action?.label).toBe('Cofnij');
    notification?.action?.onSelect();
    expect(dispatch).toHaveBeenLastCalledWith({
      kind: 'describe',
      description: mending.description,
    });
    // What was changed afterwards would be lost by taking it back.
    expect(notification?.signal?.aborted).toBe(false);
    rerender(answer({...mended}));
    expect(notification?.signal?.aborted).toBe(true);
    stop();
  });

  test('says the same in print', () => {
    render(<PrintSummary settled={short()} />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/^W tym kształcie spółdzielnia/)).toBeInTheDocument();
    expect(screen.getByText('Liczby poniżej są warunkowe:')).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  });

  test('what is unknown is only to be checked', () => {
    const unsettled = short({members: [{...school(80), person: 'community'}, ...many(10)]});
    render(
      <AnswerCard
        answer={unsettled.answer}
        mending={mending}
        calculation={calculationOf(example)}
      />,
    );
    expect(screen.queryByRole('heading', {name: 'Nie może działać'})).toBeNull();
    expect(screen.getByText(/^członkowie/)).toHaveTextContent('do sprawdzenia');
  });
});

/** Houses with a little use and nothing of their own, each another member. */
function many(count: number): readonly object[] {
  return Array.from({length: count}, (_, index) => ({
    id: `dom ${index + 1}`,
    person: 'natural',
    profile: {kind: 'household', annualKwh: 100},
    tariff: 'g11',
  }));
}

describe('Views', () => {
  test('tell the coverage that the law asks for apart from the autarky of the hour', () => {
    render(<Views settled={settled} calculation={calculationOf(example)} />);
    const {coverage, instantSufficiency} = example.report.settlement.indicators;
    expect(screen.getByText('pokrycie roczne').nextSibling).toHaveTextContent(
      coverageText(coverage),
    );
    expect(screen.getByText(/^autarkia/).nextSibling).toHaveTextContent(
      percentText(instantSufficiency),
    );
  });

  test('are tabs with arrow keys; a view is rendered when first chosen', async () => {
    const user = userEvent.setup();
    render(<Views settled={settled} calculation={calculationOf(example)} />);
    expect(screen.queryByText('Energia i rachunki w okresach rozliczeniowych')).toBeNull();
    const [year, month, day] = screen.getAllByRole('tab');
    await user.click(year ?? document.body);
    await user.keyboard('{ArrowRight}');
    expect(month).toHaveFocus();
    expect(month).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Energia i rachunki w okresach rozliczeniowych')).toBeVisible();
    await user.keyboard('{End}');
    expect(day).toHaveFocus();
    expect(screen.getByLabelText('Dzień', {selector: 'input'})).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(year).toHaveFocus();
  });
});

describe('The curve of power', () => {
  const points = [
    {kw: 0, savingZl: zloty(0)},
    {kw: 10, savingZl: zloty(900)},
  ];
  const {members, finance} = example.input;
  const panelsOnly = {
    ...example.input,
    battery: undefined,
    members: members.map((member) => ({...member, battery: undefined})),
  };

  const values = (savingZl: number, npvZl: number) => ({
    savingZl: zloty(savingZl),
    npvZl: zloty(npvZl),
  });
  const found: BestSizes['panels'] = {
    kind: 'found',
    best: {size: 42, ...values(900, 5000), otherNpvZl: zloty(3000), bound: 'roof'},
    otherBest: {size: 35, ...values(800, 4500), otherNpvZl: zloty(3500), bound: 'coverage'},
  };

  test.each<[CooperativeInput, BestSizes['panels'], readonly RegExp[]]>([
    [
      panelsOnly,
      found,
      [
        /NPV\) liczymy przy 3\s960\szł za każdy kolejny/,
        /celem jest najwyższa wartość dzisiejsza \(NPV\) w 20\slat: 5\s000\szł.*Więcej paneli się nie zmieści/,
      ],
    ],
    [example.input, {kind: 'mixedCost'}, [/bez kosztu instalacji\.$/, /obejmuje nie tylko panele/]],
    [
      {...panelsOnly, finance: undefined},
      {kind: 'noCost'},
      [/bez kosztu instalacji\.$/, /Najlepszej mocy nie wskazujemy: każdy kolejny kWp/],
    ],
    [panelsOnly, {kind: 'none', needed: 90, allowed: 60}, [/co najmniej 90\skWp.*zmieści się 60/]],
  ])('says what is best, for what purpose, or why nothing is', (input, panels, notes) => {
    expect(finance?.costZl).toBe(220_000);
    const best = {leastKw: 0, panels, batteries: null, together: null};
    render(
      <>
        <PowerView curve={points} best={best} input={input} />
        <BestSize best={best} input={input} />
      </>,
    );
    for (const note of notes) {
      expect(screen.getByText(note)).toBeVisible();
    }
  });

  test.each([
    [20, /^Najlepiej 20\skWh magazynu$/],
    [0, /^Najlepiej bez magazynu$/],
  ])('names the best battery beside the panels: %d kWh', (kwh, text) => {
    const batteries = {size: kwh, ...values(900, 6000)};
    const together = {panelKw: 30, batteryKwh: kwh, ...values(950, 7000)};
    render(
      <BestSize best={{leastKw: 0, panels: found, batteries, together}} input={example.input} />,
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(
      screen.getByText(/^Najlepiej razem: 30\skWp paneli i (?:20\skWh|bez) magazynu$/),
    ).toBeVisible();
  });

  test('says below which power the law forbids the cooperative', () => {
    const best: BestSizes = {
      leastKw: 1643.2,
      panels: {kind: 'noCost'},
      batteries: null,
      together: null,
    };
    render(<PowerView curve={points} best={best} input={panelsOnly} />);
    expect(screen.getByText(/Poniżej 1\s644\skWp spółdzielnia nie może działać/)).toBeVisible();
  });

  test('is left out if there are no panels to change', () => {
    const {container} = render(<PowerView curve={[]} best={null} input={example.input} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('The bill step by step', () => {
  test('has steps 1 to 11, for the member the reader chooses', async () => {
    const user = userEvent.setup();
    const {container} = render(<ShowWork settled={settled} calculation={calculationOf(example)} />);
    await user.click(screen.getByText('Pokaż rachunek'));
    expect(await screen.findByText('Bilans spółdzielni')).toBeInTheDocument();
    const lists = [...container.querySelectorAll('ol[start]')];
    expect(lists.map((list) => [list.getAttribute('start'), list.children.length])).toEqual([
      ['1', 4],
      ['5', 7],
    ]);
    await user.selectOptions(screen.getByLabelText('Członek'), 'dom');
    expect(screen.getByText(/Podział na członków: dom/)).toBeInTheDocument();
    expect(screen.getByText('Rachunek w tym okresie: dom')).toBeInTheDocument();
  });

  test('says when an hour cannot be computed', async () => {
    const calculation = calculationOf(example, {membersInHour: () => Promise.resolve([])});
    render(<ShowWork settled={settled} calculation={calculation} />);
    await userEvent.click(screen.getByText('Pokaż rachunek'));
    expect(await screen.findByText(/Nie udało się policzyć tej godziny/)).toBeVisible();
  });
});

describe('What the result is based on', () => {
  test('conditions that are not met come first', () => {
    render(<ConditionsMet settled={settled} />);
    const states = screen
      .getAllByText(/^(Spełniony|Niespełniony|Informacja|Brak danych)$/)
      .map(({textContent}) => textContent);
    const order = ['Niespełniony', 'Brak danych', 'Spełniony', 'Informacja'];
    expect(states).toEqual(states.slice().sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(states).size).toBeGreaterThan(1);
  });

  test('all assumptions and the rates in use', () => {
    render(<Assumptions settled={settled} />);
    for (const text of ['A1.', 'A16.', 'stawka jakościowa', 'VAT']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('energia w G11, Enea')).toBeInTheDocument();
    expect(screen.queryByText(/G11, TAURON/)).toBeNull();
  });

  test('each assumption has either a link to its field or a reason why there is none', () => {
    render(<Assumptions settled={settled} />);
    for (const {id, fixed} of assumptions) {
      const item = within(document.getElementById(`zalozenie-${id}`) ?? document.body);
      if (fixed === undefined) {
        expect(item.getByText(/Możesz wybrać inaczej\./)).toBeInTheDocument();
        expect(
          item.queryByText(`Zmień ${id} w formularzu`) ??
            item.getByText(/polem stawek przepisanych z rachunku/),
        ).toBeInTheDocument();
      } else {
        expect(item.getByText(/Nie można tego przełączyć: /)).toHaveTextContent(fixed);
        expect(item.queryByText(/w formularzu$/)).not.toBeInTheDocument();
      }
    }
  });
});

describe('Members', () => {
  test('a thousand are paged, and sorting starts at the first', async () => {
    const user = userEvent.setup();
    const many = calculated({
      period: {hours: 2},
      members: Array.from({length: 1000}, (_, index) => ({
        id: `członek ${index + 1}`,
        withdrawnKwh: [1, 2],
        injectedKwh: [0, index % 5],
        tariff: 'g11',
      })),
    });
    render(<MembersView settled={settledOf(many)} />);
    const table = screen
      .getByText(/^Rachunki członków w całym czasie rozliczenia/)
      .closest('table');
    const names = (): (string | null)[] =>
      [...(table?.tBodies[0]?.rows ?? [])].map(({cells}) => cells[0]?.textContent ?? null);
    expect(names()).toHaveLength(25);
    await user.click(screen.getAllByText('Następni').at(-1) ?? document.body);
    expect(names()[0]).toBe('członek 26');
    await user.click(within(table ?? document.body).getByText('Członek'));
    expect(names()[0]).toBe('członek 1');
  });
});

describe('State of the work', () => {
  test('a failure can be retried, and what was typed is kept', async () => {
    const calculation = calculationOf(example, {answer: null, report: null, hasFailed: true});
    render(<WorkState calculation={calculation} />);
    expect(screen.getByText(/Wpisane dane nie zginęły/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Spróbuj ponownie'}));
    expect(calculation.retry).toHaveBeenCalledTimes(1);
  });

  test('long work shows its progress and can be cancelled', async () => {
    const calculation = calculationOf(example, {isBusy: true, progress: 0.4});
    render(<WorkState calculation={calculation} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', {name: 'Przerwij liczenie'}));
    expect(calculation.cancel).toHaveBeenCalledTimes(1);
  });

  test('work that was stopped can be done to its end', async () => {
    const calculation = calculationOf(example, {isStopped: true});
    render(<WorkState calculation={calculation} />);
    expect(screen.getByText('Liczenie przerwano.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Policz do końca'}));
    expect(calculation.retry).toHaveBeenCalledTimes(1);
  });

  test('an answer to an older input says so, on the screen and on paper', async () => {
    render(
      <CalculatorResults
        calculation={calculationOf(example)}
        rates={rates}
        mending={mending}
        isOld
      />,
    );
    expect(screen.getByRole('heading', {name: 'Wynik sprzed zmiany'})).toBeVisible();
    // The paper comes with the parts below the answer; once they are there, it is at once.
    await screen.findByText(/^Co dają własne źródła/, {selector: 'summary > *'}, {timeout: 20_000});
    await waitFor(() => {
      act(() => {
        window.dispatchEvent(new Event('beforeprint'));
      });
      expect(screen.getByText(/^Uwaga: to wynik sprzed zmiany/)).toBeInTheDocument();
    });
  }, 30_000);
});

describe('Files', () => {
  test('have a name with the day', async () => {
    const names: string[] = [];
    Object.assign(URL, {createObjectURL: () => '#1', revokeObjectURL: jest.fn()});
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    render(<Exports settled={settled} calculation={calculationOf(example)} />);
    for (const name of ['godziny', 'miesiące', 'członkowie']) {
      await userEvent.click(screen.getByText(`Pobierz CSV: ${name}`));
    }
    click.mockRestore();
    expect(names).toEqual([
      'spoldzielnia-godziny-2026-11-21.csv',
      'spoldzielnia-miesiace-2026-11-21.csv',
      'spoldzielnia-czlonkowie-2026-11-21.csv',
    ]);
  });

  test('hours that cannot be generated are reported', async () => {
    const calculation = calculationOf(example, {hoursCsv: () => Promise.resolve('')});
    render(<Exports settled={settled} calculation={calculation} />);
    await userEvent.click(screen.getByText('Pobierz CSV: godziny'));
    expect(await screen.findByText(/Nie udało się przygotować pliku/)).toBeVisible();
  });
});

describe('Print', () => {
  test('names whose point of delivery a row is, and leaves the address to an answer of these data', () => {
    const {input} = settled.answer;
    const [first, ...others] = input.members;
    const members = [{...first, id: 'szkoła', holder: 'gmina'}, ...others];
    const changed = {...settled, answer: {...settled.answer, input: {...input, members}}};
    const {rerender} = render(<PrintSummary settled={changed} />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/ \(gmina\)$/, {selector: 'td, th'})).toBeInTheDocument();
    expect(screen.getByText(/^Te same dane w kalkulatorze/)).toBeInTheDocument();
    rerender(<PrintSummary settled={changed} isOld />);
    expect(screen.queryByText(/^Te same dane w kalkulatorze/)).toBeNull();
  });
});

describe('Results of the calculator', () => {
  test('belong to the input they were computed from', async () => {
    render(
      <CalculatorResults calculation={calculationOf(example)} rates={rates} mending={mending} />,
    );
    expect(screen.getByRole('list', {name: 'Warunki ustawy'})).toBeVisible();
    // The other parts are made once they are opened.
    expect(screen.queryByRole('heading', {name: 'Warunki z ustawy'})).toBeNull();
    await userEvent.click(await screen.findByText(/^Warunki z ustawy/, {selector: 'summary > *'}));
    expect(await screen.findByRole('heading', {name: 'Warunki z ustawy'})).toBeVisible();
  });

  test('are only a hint before the first answer', () => {
    render(
      <CalculatorResults
        calculation={calculationOf(example, {answer: null, report: null})}
        rates={rates}
        mending={mending}
      />,
    );
    expect(screen.getByText(/Wpisz dane spółdzielni/)).toBeVisible();
    expect(screen.queryByRole('heading', {name: 'Warunki z ustawy'})).toBeNull();
  });
});
