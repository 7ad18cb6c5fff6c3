import type {Nodes, Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ContentError} from '@site/src/content/problem';
import {figures} from '@site/src/content/markdown/figures';
import {runRemark} from '../../../tools/markdown';

/** Runs the step over a directive containing a Markdown text, as remark-directive passes it. */
function make(name: string, markdown = '', attributes: object = {}): Root {
  const wrap = () => (tree: Root) => {
    const type = markdown === '' ? 'leafDirective' : 'containerDirective';
    tree.children = [{type, name, attributes, children: tree.children} as unknown as RootContent];
  };
  return runRemark([wrap, figures], markdown);
}

const made = (tree: Root): Parent => tree.children[0] as Parent;
const texts = ({children}: Parent): string[] => children.map((node) => toString(node));

/** Properties of what is drawn. */
function marksOf(figure: Parent): Record<string, string>[] {
  const marks: Record<string, string>[] = [];
  visit(figure, (node) => {
    const {hName, hProperties} = (node.data ?? {}) as {
      hName?: string;
      hProperties?: Record<string, string>;
    };
    if (hProperties && /^(rect|line|path)$/.test(hName ?? '')) {
      marks.push(hProperties);
    }
  });
  return marks;
}

function itemsOf(figure: Parent): Nodes[] {
  const items: Nodes[] = [];
  visit(figure as Nodes, (node) => {
    if (node.data?.hName === 'li') {
      items.push(node);
    }
  });
  return items;
}

/** Rows of 12 months with a column of cells for each year. */
function wholeYear(...years: readonly (readonly string[])[]): string {
  return Array.from(
    {length: 12},
    (_, month) => `| m${month} | ${years.map((cells) => cells[month] ?? '–').join(' | ')} |`,
  ).join('\n');
}

describe('Figures', () => {
  test('a numbered list becomes a path of steps and stays a list', () => {
    const list = made(make('sciezka', '1. Zbierz dane.\n2. Policz.'));
    expect(list).toMatchObject({type: 'list', ordered: true});
    expect(list.data?.hProperties).toEqual({className: ['steps']});
  });

  test('a table of dates becomes a timeline that marks what is not law', () => {
    const list = made(
      make(
        'os-czasu',
        '| Data | Co | Status |\n|---|---|---|\n| 2016 r. | ustawa | prawo |\n| 2025 r. | UD332 | projekt |\n| 2025 r. | druk 1130 | nie weszła w życie |',
      ),
    );
    expect(list.data?.hName).toBe('ol');
    expect(texts(list)).toEqual([
      '2016 r.ustawaprawo',
      '2025 r.UD332projekt',
      '2025 r.druk 1130nie weszła w życie',
    ]);
    expect(list.children.map(({data}) => data?.hProperties)).toEqual([
      {},
      {'data-open': ''},
      {'data-open': ''},
    ]);
  });

  test('a table of givers and takers becomes a list that also says in words who gets it', () => {
    const list = made(
      make(
        'przeplyw',
        '| Rodzaj | Daje | Dostaje | Co |\n|---|---|---|---|\n| pieniądze | członek | sprzedawca | zapłata |\n| dane | operator | sprzedawca | wyniki |',
      ),
    );
    expect(texts(list)).toEqual([
      'pieniądzeczłonek – odbiorca: sprzedawcazapłata',
      'daneoperator – odbiorca: sprzedawcawyniki',
    ]);
    expect(list.children.map(({data}) => data?.hProperties)).toEqual([{'data-money': ''}, {}]);
  });

  test.each([
    [
      'rozliczenie-godziny',
      {oddane: '30', pobrane: '9'},
      'hour-example',
      {given: '30', taken: '9'},
    ],
    ['policz-moc', {moce: '500 45'}, 'power-example', {powers: '500 45'}],
    [
      'policz-pokrycie',
      {zuzycie: '800', spoldzielnia: '0', panele: '500', inne: '0', nowy: '60'},
      'coverage-example',
      {members: '800', own: '0', panels: '500', others: '0', newcomer: '60'},
    ],
    ['policz-rachunek', {kwh: '100'}, 'bill-example', {kwh: '100'}],
  ])('%s becomes an element that the site draws', (name, attributes, hName, hProperties) => {
    expect(made(make(name, '', attributes)).data).toEqual({hName, hProperties});
  });

  test('amounts become bars on one scale, with an uncertain end where there are two', () => {
    const figure = made(
      make('slupki', '| Co | Ile |\n|---|---|\n| A | 0,50 zł |\n| B | od 0,25 do 1 zł |'),
    );
    expect(marksOf(figure)).toEqual([
      {x: '0%', width: '50%'},
      {x: '0%', width: '25%'},
      {x1: '25%', x2: '100%', y1: '50%', y2: '50%'},
    ]);
  });

  test('months of years stand beside each other in the order of time, gaps left open, with their table', () => {
    const figure = made(
      make(
        'slupki-miesiecy',
        `| Miesiąc | 2025 | 2026 |\n|---|---|---|\n${wholeYear(['40,00', '20,00'], ['30,00'])}`,
      ),
    );
    expect(marksOf(figure).filter(({height}) => height !== undefined)).toEqual([
      {x: '0.4%', width: '3.3%', y: '0%', height: '100%'},
      {x: '4.6%', width: '3.3%', y: '50%', height: '50%'},
      {x: '50.4%', width: '3.3%', y: '25%', height: '75%'},
    ]);
    const [plot, fold] = figure.children;
    expect(texts(plot as Parent)).toEqual(['403020100', '', '20252026']);
    expect(fold?.data?.hName).toBe('details');
    expect(toString(fold)).toMatch(/^Liczby w tabeliMiesiąc20252026m040,0030,00m1/);
  });

  test('rows of one name stand below it once, told apart by their notes', () => {
    const figure = made(
      make(
        'slupki',
        '| Co | Ile | Uwaga |\n|---|---|---|\n| A | 4 zł | dziś |\n| A | 2 zł | jutro |\n| B | 1 zł | zawsze |',
      ),
    );
    expect(itemsOf(figure).map((item) => toString(item))).toEqual([
      'Adziś4 złjutro2 zł',
      'B1 złzawsze',
    ]);
    expect(marksOf(figure).map(({width}) => width)).toEqual(['100%', '50%', '25%']);
  });

  test('a bill says of each item what becomes of it', () => {
    const figure = made(
      make(
        'rachunek',
        '| Co | Ile | Los |\n|---|---|---|\n| A | 2 zł | znika |\n| B | 1 zł | zależy od czegoś |\n| C | 1 zł | zostaje |',
      ),
    );
    expect(itemsOf(figure).map(({data}) => data?.hProperties)).toEqual([
      {'data-fate': 'gone'},
      {'data-fate': 'unclear'},
      {'data-fate': 'stays'},
    ]);
  });

  test('amounts are put together and held against a limit', () => {
    const figure = made(
      make('suma', '| Co | Ile |\n|---|---|\n| A | 600 kW |\n| B | 500 kW |', {
        granica: '1000',
        jednostka: 'kW',
      }),
    );
    expect(toString(figure)).toMatch(/^Razem: 1\s100\skW, granica: 1\s000\skW/);
    expect(marksOf(figure).map(({x1}) => x1)).toEqual([undefined, undefined, '82.6%']);
  });

  test.each([
    ['doba', '22–6', [22, 23, 0, 1, 2, 3, 4, 5]],
    ['doba', '6–8, 20', [6, 7, 20]],
    ['rok', 'I–II', [0, 1]],
    ['rok', 'XI–II', [10, 11, 0, 1]],
  ])('%s fills the cells of %s', (name, when, cells) => {
    const figure = made(make(name, `| Co | Kiedy | Uwaga |\n|---|---|---|\n| A | ${when} | b |`));
    const [, filled] = marksOf(figure);
    const drawn = [...(filled?.d ?? '').matchAll(/M(\d+) /g)].map(([, x]) => Number(x) / 10);
    expect(drawn).toEqual(cells.slice().sort((a, b) => a - b));
  });

  test('terms stand on one axis of time, and with a day readers may count their own', () => {
    const table =
      '| Co | Od | Ile |\n|---|---|---|\n| A | od końca roku | 73 dni |\n| B | po roku | rok |\n| C | od razu | 2 tygodnie |';
    const figure = made(make('terminy', table, {od: '2027-01-04'}));
    expect(marksOf(figure)).toEqual([
      {x: '0%', width: '10%'},
      {x: '50%', width: '50%'},
      {x: '0%', width: expect.stringMatching(/^1\.9/) as string},
    ]);
    const data = figure.children.at(-1)?.data as {hProperties: Record<string, string>} | undefined;
    const {terms, start} = data?.hProperties ?? {};
    expect(start).toBe('2027-01-04');
    expect(JSON.parse(terms ?? '')).toEqual([
      {name: 'A', unit: 'day', count: 73},
      {name: 'B', after: {unit: 'month', count: 12}, unit: 'month', count: 12},
      {name: 'C', unit: 'week', count: 2},
    ]);
  });

  test('a checklist has a sign for each of its answers, and an arrow for any other word', () => {
    const figure = made(
      make(
        'warunki',
        '| W | Z | O |\n|---|---|---|\n| Obszar | Jeśli nie, zawęź. | tak |\n| Dom | | nie |\n| Moc | | sprawdź |\n| Rolnicy | | od 10 |\n| Inni | | |',
      ),
    );
    expect(itemsOf(figure).map(({data}) => data?.hProperties)).toEqual([
      {'data-sign': 'yes'},
      {'data-sign': 'no'},
      {'data-sign': 'check'},
      {'data-sign': 'leads'},
      {'data-sign': 'leads'},
    ]);
    expect(toString(figure)).toBe('ObszarJeśli nie, zawęź.takDomnieMocsprawdźRolnicyod 10Inni');
  });

  test('a number to be quoted has its sentence apart from its sources', () => {
    const figure = made(make('liczba', 'Było **600** spółdzielni[^RP1] i[^OZE, art. 2] już.'));
    expect(figure.data?.hProperties).toEqual({
      statement: 'Było 600 spółdzielni i już.',
      anchors: 'zrodlo-rp1 zrodlo-oze',
    });
  });

  test('a number is quoted with the sources that links have become', () => {
    const figure = made(make('liczba', 'Było 600[[1]](#zrodlo-rp1).'));
    expect(figure.data?.hProperties).toEqual({statement: 'Było 600.', anchors: 'zrodlo-rp1'});
  });

  test('a paper says who signs it and where it goes', () => {
    const figure = made(
      make(
        'pisma',
        '| Pismo | Kto | Dokąd | Uwaga |\n|---|---|---|---|\n| Statut | założyciele | KRS | 8 punktów |',
      ),
    );
    expect(toString(figure)).toBe('Statut8 punktówpodpisujezałożycieledokądKRS');
  });

  test('the area is drawn for its four points', () => {
    const figure = made(make('obszar', '- jedna\n- trzy\n- osobno\n- dwóch'));
    expect(itemsOf(figure).map(({data}) => data?.hProperties)).toEqual([
      {},
      {},
      {'data-refused': ''},
      {'data-refused': ''},
    ]);
  });

  test('the store of the year is settled from what was drawn and given', () => {
    const figure = made(
      make(
        'zapas',
        '| M | Pobór | Nadwyżka |\n|---|---|---|\n| maj | 100 | 500 |\n| lis | 260 | 0 |',
      ),
    );
    expect(itemsOf(figure).map((item) => toString(item))).toEqual([
      expect.stringMatching(/z\szapasu 100\skWh.*kupione 0\skWh.*zostaje 200\skWh/),
      expect.stringMatching(/z\szapasu 200\skWh.*kupione 60\skWh.*zostaje 0\skWh/),
    ]);
  });

  test('the chart of the register is an element that the site draws', () => {
    expect(made(make('wykres-kowr')).data?.hName).toBe('register-growth');
  });

  test('leaves other directives alone', () => {
    expect(made(make('info', 'Tekst.')).type).toBe('containerDirective');
  });

  test.each([
    ['sciezka', '- punkt', 'między dwukropkami ma stać jedna lista numerowana i nic więcej.'],
    ['sciezka', '1. punkt\n\nAkapit.', 'jedna lista numerowana'],
    ['os-czasu', '| A | B |\n|---|---|\n| a | b |', 'tabela z 3 kolumnami'],
    ['przeplyw', 'Akapit.', 'tabela z 4 kolumnami'],
    ['rozliczenie-godziny', '', 'podaj liczby w kWh'],
    ['policz-moc', '', 'podaj moce w kW'],
    ['policz-pokrycie', '', 'podaj 5 liczb'],
    ['policz-rachunek', '', 'ile prądu ze spółdzielni'],
    ['slupki', '| A | B |\n|---|---|\n| a | bez liczby |', 'ile (z liczbą)'],
    ['slupki-miesiecy', '| A | 2025 |\n|---|---|\n| I | 5 |', 'tabela z 12 wierszami'],
    ['slupki-miesiecy', `| A | rok |\n|---|---|\n${wholeYear(['5'])}`, 'stoi rok'],
    ['slupki-miesiecy', `| A | 2025 |\n|---|---|\n${wholeYear([])}`, 'liczba albo „–”'],
    ['rachunek', '| A | B | C |\n|---|---|---|\n| a | 1 zł | nie wiem |', 'zaczyna się od słowa'],
    ['suma', '| A | B |\n|---|---|\n| a | 1 |', 'podaj granicę'],
    ['doba', '| A | B | C |\n|---|---|---|\n| a | 25–26 | c |', '6–13, 15–22'],
    ['rok', '| A | B | C |\n|---|---|---|\n| a | maj | c |', '6–13, 15–22'],
    ['terminy', '| A | B | C |\n|---|---|---|\n| a | od razu | długo |', '21 dni'],
    ['warunki', '- jeden', 'tabela z 3 kolumnami: warunek'],
    ['liczba', 'Było ich 600.', 'odsyłaczem do źródła'],
    ['liczba', 'Było ich wiele[^RP1].', 'jeden akapit z liczbą'],
    ['pisma', 'Akapit.', 'tabela z 4 kolumnami'],
    ['obszar', '- jedna', 'lista z 4 punktami'],
    ['zapas', '| A | B | C |\n|---|---|---|\n| a | dużo | c |', 'pobór w kWh'],
  ])('%s of %j is refused with the file and the remedy', (name, markdown, remedy) => {
    const attempt = (): unknown => make(name, markdown, {oddane: '9', pobrane: '30'});
    expect(attempt).toThrow(ContentError);
    expect(attempt).toThrow(`baza-wiedzy/artykul.md: rysunek „${name}”: `);
    expect(attempt).toThrow(remedy);
  });
});
