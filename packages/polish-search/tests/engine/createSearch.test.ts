import {createSearch} from '../../src/engine/createSearch';
import {manifestName} from '../../src/files/shapes';
import type {LoadFile} from '../../src/files/indexFiles';
import type {Search, SearchResult} from '../../src/types';
import {polishDictionary} from '../../src/dictionary/dictionary';
import {buildIndex} from '../../src/build/buildIndex';
import type {SearchablePage} from '../../src/build/sections';
import {hostileQueries} from '../samples/hostile';
import {loaderOf, makePage, polish, searchIn} from '../samples/searchIndex';

const language = polish({
  // The right words that the pages lack have tests of their own, and finding them takes longer than all else here.
  dictionary: {...polishDictionary(), bases: () => []},
  models: {prosument: 'student'},
  synonyms: [
    ['wiatrak', 'turbina wiatrowa'],
    ['OZE', 'odnawialne źródła energii'],
    // „osoba” and „osób”, „wieś” and „wsi” start differently.
    ['RODO', 'ochrona danych osobowych'],
    ['gmina wiejska', 'wieś'],
    ['ilu członków', 'najmniej osób'],
  ],
});

/** Sentences without any of the queried words, against which words can be rare. */
const background = [
  'Zebranie odbywa się wiosną w świetlicy.',
  'Drzewa rosną wzdłuż drogi do lasu.',
  'Kuchnia ma dwa okna i drewniany stół.',
  'Rzeka płynie przez dolinę aż do morza.',
].map((text, number) => makePage(100 + number, {text}));

const searches = new Map<string, Promise<Search>>();

/** A search over the pages and the background. Rows of one test ask the same pages, so each index is built once. */
function indexOf(...pages: readonly SearchablePage[]): Promise<Search> {
  const key = JSON.stringify(pages);
  const search = searches.get(key) ?? searchIn([...pages, ...background], language);
  searches.set(key, search);
  return search;
}

const urls = async (search: Search, query: string): Promise<string[]> =>
  (await search(query)).pages.map(({url}) => url);

const first = async (search: Search, query: string): Promise<SearchResult | undefined> =>
  (await search(query)).pages[0]?.results[0];

const marked = (result: SearchResult | undefined): string[] =>
  (result?.excerpt ?? []).filter(({isFound}) => isFound).map(({text}) => text);

test.each(['ochrona danych osobowych', 'ochronie danych osobowych', 'danych osobowych ochronę'])(
  '„%s” finds its synonym, even by words whose forms start differently',
  async (query) => {
    const search = await indexOf(makePage(1, {text: 'Zgoda zgodna z RODO.'}));
    expect(await urls(search, query)).toEqual(['/strona-1']);
  },
);

test.each(['wieś', 'wsi ', 'wsią '])('„%s” finds its synonym', async (query) => {
  const search = await indexOf(makePage(1, {text: 'Każda gmina wiejska może dołączyć.'}));
  expect((await urls(search, query))[0]).toBe('/strona-1');
});

test('a page with the form a typo was corrected to comes before one with another form', async () => {
  const search = await indexOf(
    makePage(1, {text: 'Widok na wiatraki.'}),
    makePage(2, {text: 'Widok na wiatrak.'}),
  );
  expect(await urls(search, 'wiatrk')).toEqual(['/strona-2', '/strona-1']);
});

test.each([
  ['współczynnik 0.6', ['współczynnik', '0,6']],
  ['artykułu 38c', ['art', '38c']],
  ['ART. 38C', ['art', '38c']],
  ['paragraf 8', ['§', '8']],
  ['w środku roku', ['połowie', 'roku']],
  ['c22sezon', ['C22sezON']],
])('„%s” is found however it is written', async (query, words) => {
  const search = await indexOf(
    makePage(1, {
      text: 'Liczy się współczynnik 0,6 z art. 38c, a w § 8 grupa C22sezON w połowie roku.',
    }),
  );
  expect(marked(await first(search, query))).toEqual(words);
});

test('a code is not its number: „38m” is neither „38” nor „38ma”', async () => {
  const search = await indexOf(
    makePage(1, {text: 'Przepis 38 mówi o paliwie.'}),
    makePage(2, {text: 'Przepis 38ma mówi o prądzie.'}),
    makePage(3, {text: 'Przepis 38m mówi o obowiązkach.'}),
  );
  expect((await urls(search, 'przepis 38m '))[0]).toBe('/strona-3');
});

test.each(['jak często jest lustracja', 'czy spółdzielnia płaci lustrację'])(
  'in „%s” the subject counts for more than what the answer says of it',
  async (query) => {
    const search = await indexOf(
      makePage(1, {
        title: 'Wydatki',
        text: 'Spółdzielnia płaci stałe rachunki, a lustracja jest często wśród nich.',
      }),
      makePage(2, {title: 'Lustracja', text: 'Raz na trzy lata ktoś bada spółdzielnię.'}),
    );
    expect((await urls(search, query))[0]).toBe('/strona-2');
  },
);

test('a question is answered by an article before a paper to fill in, and a name by either', async () => {
  const search = await indexOf(
    makePage(1, {kind: 'page', title: 'Wystąpienie członka', text: 'Wystąpienie członka.'}),
    makePage(2, {title: 'Wystąpienie członka', text: 'Członek pisze, że odchodzi.'}),
  );
  expect((await urls(search, 'wystąpienie członka'))[0]).toBe('/strona-1');
  expect((await urls(search, 'jak wygląda wystąpienie członka'))[0]).toBe('/strona-2');
});

test('a section is about what its page begins with, even if it does not repeat it', async () => {
  const page = (number: number, beginning: string, text: string): SearchablePage =>
    makePage(number, {
      sections: [
        {heading: '', id: '', depth: 0, text: beginning},
        {heading: 'Odmowa', id: 'odmowa', depth: 1, text},
      ],
    });
  const search = await indexOf(
    page(1, 'Statut opisuje zebranie.', 'Termin i uzasadnienie są na piśmie.'),
    page(2, 'Operator zakłada licznik.', 'Termin i uzasadnienie są także na tym samym piśmie.'),
  );
  const query = 'odmowa na piśmie z uzasadnieniem i terminem';
  expect((await first(search, query))?.url).toBe('/strona-1#odmowa');
  expect((await first(search, `${query} od operatora`))?.url).toBe('/strona-2#odmowa');
});

test('a page comes first by an alias that is the whole query', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Gmina', text: 'Cena usług w gminie i cena usług w mieście.'}),
    makePage(2, {title: 'Oferta', aliases: ['cena usług w gminie']}),
    makePage(3, {title: 'Usługi w gminie'}),
  );
  expect((await urls(search, 'cena usług w gminie'))[0]).toBe('/strona-2');
});

test('a number or a word that says nothing is not treated as a typo', async () => {
  const search = await indexOf(makePage(1, {title: 'Zmiany 2024', text: 'Taki jest rok 2024.'}));
  expect(await urls(search, '2020')).toEqual([]);
  expect(await urls(search, 'tani')).toEqual([]);
});

test.each(['3 strefy', 'trzy strefy', 'trzech stref'])(
  'a number is found in „%s”',
  async (query) => {
    const search = await indexOf(
      makePage(11, {text: 'Taryfa ma trzy strefy.'}),
      makePage(12, {text: 'Taryfa ma 3 strefy.'}),
      makePage(13, {text: 'Taryfa ma strefy.'}),
    );
    expect((await urls(search, query)).slice(0, 2).sort()).toEqual(['/strona-11', '/strona-12']);
  },
);

test('whoever says how many is shown how many there must be', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Ilu członków potrzeba', text: 'Potrzeba ich dziesięciu.'}),
    makePage(2, {text: 'Każdy członek ma jeden głos.'}),
  );
  expect((await urls(search, 'jest nas ośmiu członków'))[0]).toBe('/strona-1');
  expect((await urls(search, '8 członków'))[0]).toBe('/strona-1');
});

test('„ile” asks for a number as „ilu” does, where there are words for it', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Ilu członków potrzeba', text: 'Potrzeba ich dziesięciu.'}),
    makePage(2, {title: 'Członek', text: 'Przyjmuje go zarząd.'}),
    makePage(3, {title: 'Ile głosów ma członek', text: 'Każdy ma jeden głos.'}),
  );
  expect((await urls(search, 'ile trzeba członków'))[0]).toBe('/strona-1');
  expect((await urls(search, 'ile głosów ma członek'))[0]).toBe('/strona-3');
});

test('how many members is not what a heading on the price says', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Ile kosztuje założenie klastra', text: 'Kilka tysięcy złotych.'}),
    makePage(2, {title: 'Założenie klastra', text: 'Potrzeba dziesięciu członków.'}),
    makePage(3, {title: 'Ilu członków potrzeba', text: 'Dziesięciu.'}),
  );
  expect((await urls(search, 'ilu członków ma założenie klastra'))[0]).toBe('/strona-2');
});

test('a heading answers the verb of a question with its noun', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Spółdzielnia', text: 'Gmina kontroluje wydatki na prąd i wodę.'}),
    makePage(2, {title: 'Kontrola spółdzielni', text: 'Prowadzi ją urząd.'}),
  );
  expect((await urls(search, 'kto kontroluje spółdzielnię'))[0]).toBe('/strona-2');
});

test('what there is not is what is lacking', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Prąd', text: 'Prąd płynie.'}),
    makePage(2, {text: 'Przy braku prądu zadzwoń do operatora.'}),
  );
  for (const query of ['nie ma prądu', 'gdy nie\u00a0będzie prądu']) {
    expect((await urls(search, query))[0]).toBe('/strona-2');
  }
});

test('the words of a question win in the heading that asks it, whatever small words stand between', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Spółdzielnia energetyczna', text: 'Spółdzielnia energetyczna działa.'}),
    makePage(2, {
      title: 'Koszty',
      aliases: ['ile kosztuje spółdzielnia', 'spółdzielnia energetyczna'],
      text: 'Spółdzielnia energetyczna płaci.',
    }),
    makePage(3, {title: 'Ile jest spółdzielni energetycznych w Polsce', text: 'Liczby z wykazu.'}),
  );
  for (const query of ['ile spółdzielni energetycznych', 'ile jest spoldzielni energetycznych']) {
    expect((await urls(search, query))[0]).toBe('/strona-3');
  }
  expect((await urls(search, 'spółdzielnia energetyczna'))[0]).toBe('/strona-1');
});

test('a question that no heading asks is answered by its other words, and none is missed', async () => {
  const search = await indexOf(
    makePage(1, {text: 'Sprawozdanie podpisuje zarząd.'}),
    makePage(2, {title: 'Kto podpisuje umowę', text: 'Dwie osoby.'}),
  );
  const result = await first(search, 'kto podpisuje sprawozdanie');
  expect(result).toMatchObject({url: '/strona-1', isWeak: false});
  expect(await urls(search, 'kto upiecze sernik')).toEqual([]);
});

test('an article named like the query comes before the definition, any other one after it', async () => {
  const text = 'Opłata mocowa jest na rachunku. Piszemy też o podatkach, o sieci i o liczniku.';
  const term = makePage(1, {
    kind: 'term',
    title: 'Słownik',
    sections: [{heading: 'opłata mocowa', id: 'oplata', depth: 2, text: 'Opłata za moc.'}],
  });
  const about = await indexOf(
    term,
    makePage(2, {title: 'Opłaty', aliases: ['opłata mocowa'], text}),
  );
  expect(await urls(about, 'opłata mocowa')).toEqual(['/strona-2', '/strona-1']);
  const other = await indexOf(term, makePage(2, {title: 'Opłaty', text}));
  expect(await urls(other, 'opłata mocowa')).toEqual(['/strona-1', '/strona-2']);
});

test('a longer word is not corrected to one too short to be corrected itself', async () => {
  const search = await indexOf(makePage(1, {text: 'Wpis do KRS.'}));
  expect(await urls(search, 'KRUS')).toEqual([]);
  expect(await urls(search, 'krs')).toEqual(['/strona-1']);
});

test.each([
  ['wojna', 'Wójta wybiera gmina.'],
  ['grad', 'Grać na zwłokę.'],
  ['maszt', 'Masz rację.'],
])('a short word is not corrected to another one: „%s”', async (query, text) => {
  const search = await indexOf(makePage(1, {text}));
  expect(await search(query)).toMatchObject({pages: [], corrected: null});
});

test.each([
  ['pard', 'prąd'],
  ['gmian', 'gmina'],
  ['licnik', 'licznik'],
  ['mcowa', 'mocowa'],
])('a slip of a short word is corrected: „%s” is „%s”', async (query, corrected) => {
  const search = await indexOf(makePage(1, {text: 'Gmina, prąd, licznik, opłata mocowa.'}));
  expect((await search(query)).corrected).toBe(corrected);
});

test('a manifest that was loaded with the engine is not fetched again', async () => {
  const index = buildIndex([makePage(1, {text: 'Wiatrak'})], language);
  const asked: string[] = [];
  const search = await createSearch((path) => {
    asked.push(path);
    return loaderOf(index)(path);
  }, JSON.stringify(index.manifest));
  expect(await urls(search, 'wiatrak')).toEqual(['/strona-1']);
  expect(asked).not.toContain(manifestName);
});

describe('A word is found', () => {
  const search = indexOf(
    makePage(1, {text: 'Mówimy o spółdzielniach na zebraniu.'}),
    makePage(2, {text: 'Pytali o to prosumenci z okolicy.'}),
    makePage(3, {text: 'Nieznane słowo to agrowoltaiką zwane.'}),
  );

  test.each([
    ['in its base form', 'spółdzielnia', '/strona-1'],
    ['in another form', 'spółdzielnią', '/strona-1'],
    ['in capitals', 'SPÓŁDZIELNIA', '/strona-1'],
    ['without diacritics', 'spoldzielnia', '/strona-1'],
    ['in another form without diacritics', 'spoldzielnie', '/strona-1'],
    ['with a letter lost', 'spódzielnia', '/strona-1'],
    ['with two letters swapped', 'spółdizelnia', '/strona-1'],
    ['with a slip and without diacritics', 'spoldzelnia', '/strona-1'],
    ['by its beginning', 'spółdz', '/strona-1'],
    ['by its beginning with a slip', 'spódziel', '/strona-1'],
    ['by what it inflects like', 'prosumentami', '/strona-2'],
    ['by its stem, where no dictionary knows it', 'agrowoltaika', '/strona-3'],
  ])('%s', async (_, query, url) => {
    const result = await first(await search, query);
    expect(result?.url).toBe(url);
    expect(marked(result)).toHaveLength(1);
  });

  test('marks the word in the form it has in the text', async () => {
    expect(marked(await first(await search, 'spoldzielnia'))).toEqual(['spółdzielniach']);
  });

  test('names the words to mark on the page', async () => {
    expect((await first(await search, 'prosument'))?.words).toEqual(['prosumenci']);
  });
});

describe('Of two similar sections', () => {
  const rules: [
    string,
    string,
    Partial<SearchablePage> & {text?: string},
    Partial<SearchablePage> & {text?: string},
  ][] = [
    [
      'the form typed wins over another form',
      'opłata',
      {text: 'Tu jest opłata dla domu.'},
      {text: 'Tu nie ma opłaty dla domu.'},
    ],
    [
      'the diacritics typed win over others',
      'sąd',
      {text: 'Tu jest sąd dla ludzi.'},
      {text: 'Tu jest sad dla ludzi.'},
    ],
    [
      'a form wins over a word of the family',
      'założyć',
      {text: 'Chcemy założyć ogród.'},
      {text: 'Chcemy założycieli ogród.'},
    ],
    [
      'a form wins over a longer word',
      'moc',
      {text: 'Taka jest moc urządzenia.'},
      {text: 'Taka mocarstwowa jest urządzenia.'},
    ],
    [
      'a word wins over its synonym',
      'wiatrak',
      {text: 'Stoi tu wiatrak na wzgórzu.'},
      {text: 'Stoi tu turbina wiatrowa na wzgórzu.'},
    ],
    [
      'a title wins over the text',
      'statut',
      {title: 'Statut', text: 'Treść.'},
      {title: 'Zebranie', text: 'Treść i statut.'},
    ],
    [
      'both words win over one that is repeated',
      'statut gminy',
      {text: 'Statut nadaje rada gminy.'},
      {text: 'Statut, statut i jeszcze raz statut.'},
    ],
    [
      'words side by side win over the same words apart',
      'opłata mocowa',
      {text: 'Jest opłata mocowa, a nie inna cena.'},
      {text: 'Jest opłata inna, a mocowa nie cena.'},
    ],
    [
      'a short section wins over a long one',
      'akcyza',
      {text: 'Akcyza to podatek.'},
      {text: `Akcyza to podatek. ${'Dalej piszemy o czymś innym zupełnie. '.repeat(20)}`},
    ],
    [
      'an alias wins over the text',
      'rachunek',
      {aliases: ['rachunek za prąd'], text: 'Faktury.'},
      {text: 'Faktury, czyli rachunek.'},
    ],
  ];

  test.each(rules)('%s', async (_, query, better, worse) => {
    const one = await indexOf(makePage(1, better), makePage(2, worse));
    const other = await indexOf(makePage(2, worse), makePage(1, better));
    expect((await urls(one, query))[0]).toBe('/strona-1');
    expect((await urls(other, query))[0]).toBe('/strona-1');
  });

  test('the order of the site decides when nothing else does', async () => {
    const search = await indexOf(makePage(2, {text: 'Akcyza.'}), makePage(1, {text: 'Akcyza.'}));
    expect(await urls(search, 'akcyza')).toEqual(['/strona-2', '/strona-1']);
  });
});

describe('The answer', () => {
  test('leads to the section, with the headings above it', async () => {
    const search = await indexOf(
      makePage(1, {
        title: 'Opłaty',
        sections: [
          {heading: '', id: '', depth: 0, text: 'Wstęp.'},
          {heading: 'Sieć', id: 'siec', depth: 2, text: 'Ogólnie.'},
          {heading: 'Stawka', id: 'stawka', depth: 3, text: 'Tyle kosztuje dystrybucja.'},
        ],
      }),
    );
    const result = await first(search, 'dystrybucja');
    expect(result?.url).toBe('/strona-1#stawka');
    expect(result?.path.map((heading) => heading.map(({text}) => text).join(''))).toEqual([
      'Sieć',
      'Stawka',
    ]);
  });

  test('groups sections of a page, at most three', async () => {
    const sections = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      heading: `Część ${id}`,
      id,
      depth: 2,
      text: 'Akcyza.',
    }));
    const {pages} = await (
      await indexOf(makePage(1, {sections}), makePage(2, {text: 'Akcyza.'}))
    )('akcyza');
    expect(pages.map(({url}) => url).sort()).toEqual(['/strona-1', '/strona-2']);
    expect(pages.find(({url}) => url === '/strona-1')?.results).toHaveLength(3);
  });

  test('gives the reasons for each score', async () => {
    const search = await indexOf(makePage(1, {text: 'Odnawialne źródła energii i wiatraki.'}));
    expect((await first(search, 'oze wiatrk'))?.reasons).toMatchObject([
      {word: 'oze', kind: 'synonym', found: 'odnawialne źródła energii'},
      {word: 'wiatrk', kind: 'typo', found: 'wiatrak'},
    ]);
  });

  test('says what a query with a typo was read as', async () => {
    const search = await indexOf(makePage(1, {text: 'Spółdzielnia płaci za prąd.'}));
    expect((await search('ile płaci spódzielnia?')).corrected).toBe('ile płaci spółdzielnia?');
    expect((await search('ile płaci spółdzielnia?')).corrected).toBeNull();
  });

  test('is weak when most of the query is found nowhere', async () => {
    const search = await indexOf(makePage(1, {text: 'Spółdzielnia płaci za prąd.'}));
    expect((await search('prąd hodowla kanarków')).isWeak).toBe(true);
    expect((await search('ile spółdzielnia płaci')).isWeak).toBe(false);
  });

  test.each(['', '   ', '?!', 'qwxyzv', 'zzzzzzzz qqqqqq', '🔥'])(
    'is empty for „%s”',
    async (query) => {
      const search = await indexOf(makePage(1, {text: 'Prąd.'}));
      expect(await search(query)).toMatchObject({pages: [], isWeak: false, corrected: null});
    },
  );

  test('is empty among no pages', async () => {
    const search = await searchIn([], language);
    expect((await search('prąd')).pages).toEqual([]);
  });

  test('finds words that say nothing if a title has them', async () => {
    const search = await indexOf(makePage(1, {title: 'Co to jest?', text: 'Wyjaśnienie.'}));
    expect(await urls(search, 'co to jest')).toEqual(['/strona-1']);
  });
});

describe('Files of the index', () => {
  const pages = [makePage(1, {text: 'Akcyza od prądu.'}), ...background];
  const index = buildIndex(pages, language);

  const failing =
    (load: LoadFile, isBroken: (path: string) => boolean): LoadFile =>
    (path) =>
      isBroken(path) ? Promise.reject(new Error('offline')) : load(path);

  test('a missing manifest rejects', async () => {
    await expect(createSearch(() => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
  });

  test('a manifest of another version rejects', async () => {
    await expect(
      createSearch(() => Promise.resolve(JSON.stringify({...index.manifest, version: 0}))),
    ).rejects.toThrow('version');
  });

  test('a missing file rejects the query, and the next one tries again', async () => {
    let isOffline = true;
    const search = await createSearch(
      failing(loaderOf(index), (path) => isOffline && path !== manifestName),
    );
    await expect(search('akcyza')).rejects.toThrow('offline');
    isOffline = false;
    expect(await urls(search, 'akcyza')).toEqual(['/strona-1']);
  });

  test('queries to an index that a newer build replaced are answered from the new one', async () => {
    const newer = buildIndex([makePage(7, {text: 'Akcyza od gazu.'}), ...background], language);
    let current = index;
    const search = await createSearch((path) => loaderOf(current)(path));
    current = newer;
    expect(await urls(search, 'akcyza')).toEqual(['/strona-7']);
  });

  test('so are all queries in progress when it was replaced', async () => {
    const newer = buildIndex([makePage(7, {text: 'Akcyza od gazu.'}), ...background], language);
    let current = index;
    const search = await createSearch((path) => loaderOf(current)(path));
    current = newer;
    expect(await Promise.all(['akcyz', 'akcyza'].map((query) => urls(search, query)))).toEqual([
      ['/strona-7'],
      ['/strona-7'],
    ]);
  });
});

test('random and hostile queries never throw', async () => {
  const search = await indexOf(
    makePage(1, {title: 'Opłata mocowa', text: 'Spółdzielnia płaci 0,6.'}),
  );
  // The benchmark asks ten thousand.
  for (const query of hostileQueries(100)) {
    const {pages} = await search(query);
    expect(pages.length).toBeLessThanOrEqual(10);
  }
}, 60_000);

describe('A kind requested alone', () => {
  const sectionsOf = (word: string, count: number): SearchablePage['sections'] =>
    Array.from({length: count}, (_, number) => ({
      heading: `Hasło ${number}`,
      id: `haslo-${number}`,
      depth: 2,
      text: `Opis: ${word}.`,
    }));
  const search = indexOf(
    makePage(1, {text: 'Statut.'}),
    makePage(2, {kind: 'page', text: 'Statut.'}),
    makePage(3, {kind: 'term', sections: sectionsOf('statut', 5)}),
  );

  test('leaves out all others', async () => {
    const {pages} = await (await search)('statut', 'page');
    expect(pages.map(({url}) => url)).toEqual(['/strona-2']);
  });

  test('shows more sections when all results of the kind are on one page', async () => {
    const [all, terms] = await Promise.all([
      (await search)('statut'),
      (await search)('statut', 'term'),
    ]);
    const countOf = ({pages}: typeof all): number | undefined =>
      pages.find(({url}) => url === '/strona-3')?.results.length;
    expect([countOf(all), countOf(terms)]).toEqual([3, 5]);
  });

  test('is counted as it would be shown, whichever is requested', async () => {
    const counts = {article: 1, question: 0, term: 5, paper: 0, page: 1};
    expect((await (await search)('statut')).counts).toEqual(counts);
    expect((await (await search)('statut', 'question')).counts).toEqual(counts);
    expect((await (await search)('statut', 'question')).pages).toEqual([]);
  });
});

describe('As a filter of texts', () => {
  const texts = ['Czy rolnik płaci akcyzę?', 'Akcyzy nie płaci, kto ma mniej niż 1 MW mocy.'];
  const engine = searchIn([makePage(1, {text: texts.join(' ')}), ...background], language);
  const foundIn = async (query: string, ...given: readonly string[]): Promise<string[] | null> => {
    const found = (await (await engine).filter(query))(given);
    return (
      found?.flatMap((spans, text) =>
        spans.map(({start, end}) => (given[text] ?? '').slice(start, end)),
      ) ?? null
    );
  };

  test.each([
    ['akcyza', ['akcyzę', 'Akcyzy']],
    ['akcyz', ['akcyzę', 'Akcyzy']],
    ['placi', ['płaci', 'płaci']],
    ['rolnikowi moc', ['rolnik', 'mocy']],
  ])('finds „%s” in all its forms', async (query, words) => {
    expect(await foundIn(query, ...texts)).toEqual(words);
  });

  test('leaves out texts without a word of two, or without most of more', async () => {
    expect(await foundIn('rolnik okno', ...texts)).toBeNull();
    expect(await foundIn('rolnik moc okno', ...texts)).toEqual(['rolnik', 'mocy']);
    expect(await foundIn('okno', ...texts)).toBeNull();
  });

  test('finds a synonymous phrase, but no word of it by itself', async () => {
    const pages = [
      makePage(1, {text: 'Wiatrak na wzgórzu.'}),
      makePage(2, {text: 'Turbina wiatrowa na wzgórzu.'}),
    ];
    const {filter} = await searchIn([...pages, ...background], language);
    const answers = await filter('wiatrak');
    expect(answers(['Turbina parowa ma łopatki.'])).toBeNull();
    expect(answers(['Ile kosztuje turbina wiatrowa?'])?.[0]).toHaveLength(2);
    expect(answers(['Jaka turbina?', 'Tylko wiatrowa.'])?.map(({length}) => length)).toEqual([
      1, 1,
    ]);
  });

  test('answers a query without words with every text, unmarked', async () => {
    expect(await foundIn(' ? ', ...texts)).toEqual([]);
  });
});
