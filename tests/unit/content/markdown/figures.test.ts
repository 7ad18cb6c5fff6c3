import type {Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
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

  test('the settlement of an hour is computed from its two numbers', () => {
    const [list, caption] = made(
      make('rozliczenie-godziny', '', {oddane: '30', pobrane: '9'}),
    ).children;
    expect(texts(list as Parent)).toEqual([
      expect.stringMatching(/30\s*kWh$/),
      expect.stringMatching(/9\s*kWh$/),
      expect.stringMatching(/21\s*kWh$/),
      expect.stringMatching(/21 × 0,6: 12,6\s*kWh$/),
    ]);
    expect(toString(caption)).toMatch(/21\s*kWh nadwyżki/);
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
  ])('%s of %j is refused with the file and the remedy', (name, markdown, remedy) => {
    const attempt = (): unknown => make(name, markdown, {oddane: '9', pobrane: '30'});
    expect(attempt).toThrow(ContentError);
    expect(attempt).toThrow(`baza-wiedzy/artykul.md: rysunek „${name}”: `);
    expect(attempt).toThrow(remedy);
  });
});
