import {
  answersQuery,
  expandForm,
  termFinder,
  termsByLetter,
  type GlossaryEntry,
} from '@site/src/domain/articles/glossary';

const find = termFinder([
  {id: 'se', names: ['spółdzielnia energetyczna', 'spółdzielni energetycznej', 'SE'], except: []},
  {id: 'ppe', names: ['punkt poboru energii', 'punktu poboru (energii)', 'PPE'], except: []},
  {id: 'prosument', names: ['prosument', 'prosumenta'], except: []},
  {id: 'zbiorowy', names: ['prosument zbiorowy', 'prosumenta zbiorowego'], except: []},
  {id: 'kowr', names: ['KOWR', 'KOWR-u'], except: []},
  {id: 'udzial', names: ['udział', 'udziału'], except: ['wziąć udział', 'udziału w rynku']},
  {id: 'rozliczenie', names: ['rozliczenie 1:0,6'], except: []},
  {id: 'netto', names: ['net-billing', 'net-billingu'], except: []},
  {id: 'prog', names: ['próg 70%'], except: []},
]);

/** The terms found, as `id: words`. */
const foundIn = (text: string): string[] =>
  find(text).map(({id, start, end}) => `${id}: ${text.slice(start, end)}`);

describe('expandForm', () => {
  test.each([
    ['statutu', ['statutu']],
    ['punktu poboru (energii)', ['punktu poboru energii', 'punktu poboru']],
  ])('%s', (form, expected) => expect(expandForm(form)).toEqual(expected));
});

describe('termFinder', () => {
  test.each([
    [
      'in the form it is written in',
      'statut spółdzielni energetycznej',
      'se: spółdzielni energetycznej',
    ],
    ['at the start of a sentence', 'Prosument płaci.', 'prosument: Prosument'],
    ['in capitals', 'PRÓG 70%', 'prog: PRÓG 70%'],
    ['with a no-break space', 'próg\u00a070% potrzeb', 'prog: próg\u00a070%'],
    ['over the end of a line', 'do spółdzielni\nenergetycznej', 'se: spółdzielni\nenergetycznej'],
    ['without the part in brackets', 'z punktu poboru.', 'ppe: punktu poboru'],
    ['with the part in brackets', 'z punktu poboru energii', 'ppe: punktu poboru energii'],
    ['between quotes and brackets', '(„net-billingu”)', 'netto: net-billingu'],
    [
      'with signs that mean something in a pattern',
      'to rozliczenie 1:0,6.',
      'rozliczenie: rozliczenie 1:0,6',
    ],
    ['by an abbreviation', 'kod PPE', 'ppe: PPE'],
    ['by an inflected abbreviation', 'do KOWR-u', 'kowr: KOWR-u'],
  ])('finds a term %s', (_, text, expected) => expect(foundIn(text)).toEqual([expected]));

  test.each([
    ['inside a longer word', 'współudział i prosumentami'],
    ['inside a word with a hyphen', 'KOWR-owski net-billingu-podobny'],
    ['before a digit that changes it', 'rozliczenie 1:0,65'],
    ['for an abbreviation in small letters', 'oni se kowr ppe'],
    ['in a phrase that means something else', 'Wziąć udział, mieć część udziału w rynku'],
  ])('finds nothing %s', (_, text) => expect(foundIn(text)).toEqual([]));

  test('takes the longest name, and no shorter one inside it', () => {
    expect(foundIn('prosumenta zbiorowego i prosumenta')).toEqual([
      'zbiorowy: prosumenta zbiorowego',
      'prosument: prosumenta',
    ]);
  });

  test('finds nothing if there are no terms', () => {
    expect(termFinder([])('cokolwiek')).toEqual([]);
  });
});

describe('termsByLetter', () => {
  test('orders letters and terms as the Polish alphabet does', () => {
    const terms = ['źródło', 'łącze', 'KOWR', 'lustracja', 'zarząd', 'klaster'].map((term) => ({
      term,
    }));
    expect(
      termsByLetter(terms).map(({letter, terms: group}) => [
        letter,
        ...group.map(({term}) => term),
      ]),
    ).toEqual([
      ['K', 'klaster', 'KOWR'],
      ['L', 'lustracja'],
      ['Ł', 'łącze'],
      ['Z', 'zarząd'],
      ['Ź', 'źródło'],
    ]);
  });
});

describe('answersQuery', () => {
  const entry: GlossaryEntry = {
    id: 'lzo',
    term: 'licznik zdalnego odczytu',
    abbreviations: ['LZO'],
    forms: ['licznikiem (zdalnego odczytu)'],
    synonyms: ['inteligentny licznik'],
    definition: 'Licznik, który wysyła odczyty.',
    basis: 'ustawa',
    article: null,
    see: [],
  };

  test.each(['', ' LICZNIK ', 'lzo', 'licznikiem zdal', 'inteligentny', 'odczytu'])(
    'is true for „%s”',
    (query) => expect(answersQuery(entry, query)).toBe(true),
  );

  test('does not require Polish letters', () => {
    expect(answersQuery({...entry, term: 'wytwórca'}, 'wytworca')).toBe(true);
  });

  test.each(['statut', 'ustawa'])('is false for „%s”', (query) => {
    expect(answersQuery(entry, query)).toBe(false);
  });
});
