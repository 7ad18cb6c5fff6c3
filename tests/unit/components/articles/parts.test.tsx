/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {watchCopies} from '@site/src/browser/copying/watchCopies';
import {onNotification, type Notification} from '@site/src/browser/notifications/notify';
import CorrectionList from '@site/src/components/articles/CorrectionList';
import Question from '@site/src/components/articles/Question';
import QuotableNumber from '@site/src/components/articles/QuotableNumber';
import RegisterGrowth from '@site/src/components/articles/RegisterGrowth';
import {drawRegister} from '@site/src/components/articles/RegisterGrowth/drawing';
import RetiredNotice from '@site/src/components/articles/RetiredNotice';
import SourceList from '@site/src/components/articles/SourceList';
import {dataFiles} from '@site/src/content/data/dataFiles';

// Renders what would go to the head of the page.
jest.mock(
  '@docusaurus/Head',
  () => ({__esModule: true, default: ({children}: {children: ReactNode}): ReactNode => children}),
  {virtual: true},
);

describe('CorrectionList', () => {
  test('A note under an article names each correction with its day, and leads to all of them', () => {
    render(
      <CorrectionList
        corrections={[
          {date: '2026-11-26', text: 'Jest tak.'},
          {date: '2026-11-25', text: 'Było inaczej.'},
        ]}
      />,
    );
    const note = screen.getByRole('region', {name: 'Poprawki'});
    const told = within(note)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent.replaceAll('\u00a0', ' '));
    expect(told).toEqual(['26 listopada 2026 r.Jest tak.', '25 listopada 2026 r.Było inaczej.']);
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/co-sie-zmienilo');
  });
});

describe('QuotableNumber', () => {
  const source = {
    code: 'RP1',
    title: 'Spółdzielni energetycznych szybko przybywa',
    publisher: 'Rzeczpospolita, Regiony',
    url: 'https://regiony.rp.pl/spoldzielnie',
    date: '2.03.2026',
    read: '2026-11-20',
  };

  test('one press copies the number with its day, its source and where it was found', async () => {
    const user = userEvent.setup();
    render(
      <QuotableNumber
        statement={'Na 2 marca 2026\u00a0r. było ponad 600 spółdzielni.'}
        sources={[source]}
        article={{title: 'Ile ich jest', author: 'redakcja', checked: '26 listopada 2026\u00a0r.'}}>
        <p>Na 2 marca 2026 r. było ponad 600 spółdzielni [1].</p>
      </QuotableNumber>,
    );
    await user.click(screen.getByRole('button', {name: 'Cytuj tę liczbę'}));
    const quoted = `Na 2 marca 2026 r. było ponad 600 spółdzielni. Źródło: Rzeczpospolita, Regiony, „Spółdzielni energetycznych szybko przybywa”, 2.03.2026. Za: redakcja, „Ile ich jest”, źródła sprawdzono 26 listopada 2026 r., ${window.location.origin}/`;
    expect(await navigator.clipboard.readText()).toBe(quoted);
    expect(await screen.findByText(quoted)).toBeVisible();
  });
});

describe('The growth of the register', () => {
  const {readings} = dataFiles('.').register.value;

  test('is described in the name of the picture and below it', () => {
    render(<RegisterGrowth readings={readings.slice(-2)} />);
    const finding = /Od 4\.09\.2025 do 2\.03\.2026 liczba wpisów wzrosła z 138 do ponad\s600\./;
    expect(screen.getByRole('img', {name: finding})).toBeInTheDocument();
    expect(screen.getByRole('figure')).toHaveTextContent(finding);
  });

  test('has a table row for each reading, with „ponad” where the source says so', () => {
    render(<RegisterGrowth readings={readings} />);
    const rows = screen.getAllByRole('row', {hidden: true}).slice(1);
    expect(rows).toHaveLength(readings.length);
    expect(rows.filter((row) => row.textContent.includes('ponad'))).toHaveLength(
      readings.filter(({over}) => over).length,
    );
    expect(within(rows[6] ?? document.body).getByText('inne źródło: 136')).toBeInTheDocument();
  });

  test('is drawn on a true time axis, without overlapping labels', () => {
    const {bars} = drawRegister(readings);
    const day = (index: number): number => Date.parse(readings[index]?.day ?? '');
    const y = (index: number): number => bars[index]?.y ?? 0;
    const last = bars.length - 1;
    for (let index = 1; index <= last; index++) {
      expect(y(index) - y(index - 1)).toBeGreaterThanOrEqual(19);
      const share = (day(index) - day(0)) / (day(last) - day(0));
      expect((y(index) - y(0)) / (y(last) - y(0))).toBeCloseTo(share, 2);
    }
  });

  test('draws each bar in proportion to its number', () => {
    const {bars} = drawRegister(readings);
    const widths = bars.map(({width}) => Number.parseFloat(width));
    const longest = widths.at(-1) ?? 0;
    widths.forEach((width, index) => {
      expect(width / longest).toBeCloseTo((readings[index]?.count ?? 0) / 600, 2);
    });
    // As wide as the plot, which leaves room for a number beside itself.
    expect(longest).toBe(100);
  });
});

describe('RetiredNotice', () => {
  const reason = 'Przepis przestał obowiązywać.';

  test('says since when and why the article is out of date, and what to read instead', () => {
    render(<RetiredNotice since="2027-01-02" reason={reason} replacement="/baza-wiedzy/nowy" />);
    expect(
      screen.getByText(/^Od 2\s+stycznia\s+2027\s+r\. ten artykuł jest nieaktualny\./),
    ).toHaveTextContent(reason);
    expect(screen.getByRole('link', {name: /aktualny artykuł/})).toHaveAttribute(
      'href',
      '/baza-wiedzy/nowy',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('has no link if nothing replaces the article', () => {
    render(<RetiredNotice since="2027-01-02" reason={reason} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('SourceList', () => {
  const act = {
    code: 'OZE',
    title: 'Ustawa o OZE',
    publisher: 'Dziennik Ustaw',
    url: 'https://isap.sejm.gov.pl/oze',
    date: 't.j. 2024',
    read: '2026-11-22',
    citations: 0,
  };

  /** What the only source on the page says, with plain spaces. */
  function said(): string {
    return screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
  }

  test('says which copy of an act was read, its state and the day, and where its present text is', () => {
    const copy = {
      copy: 'kopia Dziennika Ustaw',
      copyUrl: 'https://kopia.pl/',
      state: 'stan na 8.08.2024',
    };
    render(<SourceList sources={[{...act, ...copy}]} />);
    expect(said()).toBe(
      'Ustawa o OZEDziennik Ustaw, t.j. 2024. Czytaliśmy: kopia Dziennika Ustaw, stan na 8.08.2024; odczyt: 22 listopada 2026 r. Aktualne brzmienie: isap.sejm.gov.pl.',
    );
    expect(screen.getByRole('link', {name: 'kopia Dziennika Ustaw'})).toHaveAttribute(
      'href',
      'https://kopia.pl/',
    );
    expect(screen.getByRole('link', {name: 'isap.sejm.gov.pl'})).toHaveAttribute('href', act.url);
    expect(screen.queryByRole('link', {name: act.title})).toBeNull();
  });

  test('says that a saved copy of a page was read', () => {
    render(<SourceList sources={[{...act, copy: 'zapisana kopia strony'}]} />);
    expect(said()).toBe(
      'Ustawa o OZEDziennik Ustaw, t.j. 2024. Czytaliśmy: zapisana kopia strony; odczyt: 22 listopada 2026 r.',
    );
    expect(screen.getByRole('link', {name: act.title})).toHaveAttribute('href', act.url);
  });

  test('says when the page itself was read', () => {
    render(<SourceList sources={[act]} />);
    expect(said()).toBe('Ustawa o OZEDziennik Ustaw, t.j. 2024. Odczyt: 22 listopada 2026 r.');
  });

  test('of the FAQ, leads back to the questions that cite it', () => {
    render(<SourceList sources={[{...act, citations: 3, questions: ['kto', 'ile-to-trwa']}]} />);
    expect(said()).toMatch(/W tekście:12$/);
    expect(screen.getByRole('link', {name: '2'})).toHaveAttribute('href', '#ile-to-trwa');
  });

  test('leads back to each place that cites it', () => {
    render(<SourceList sources={[{...act, citations: 2}]} />);
    expect(said()).toMatch(/W tekście:12$/);
    expect(['1', '2'].map((name) => screen.getByRole('link', {name}).getAttribute('href'))).toEqual(
      ['#OZE-1', '#OZE-2'],
    );
  });
});

describe('Question', () => {
  function open(hash: string): void {
    window.history.replaceState(null, '', `/faq${hash}`);
    render(
      <Question id="czy-mozna">
        <summary>Czy można?</summary>
        <p>Tak.</p>
      </Question>,
    );
  }

  test('is closed at first', async () => {
    open('');
    expect(screen.getByText('Tak.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Czy można?'));
    expect(screen.getByText('Tak.')).toBeVisible();
  });

  test('copies its own address', async () => {
    const user = userEvent.setup();
    const told: Notification[] = [];
    const stop = onNotification((notification) => {
      told.push(notification);
    });
    watchCopies();
    open('#czy-mozna');
    await user.click(screen.getByRole('button', {name: 'Kopiuj link do pytania'}));
    await waitFor(() => expect(told).toEqual([{kind: 'success', text: 'Skopiowano.'}]));
    stop();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/faq#czy-mozna');
  });
});
