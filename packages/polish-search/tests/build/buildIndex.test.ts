import {createSearch} from '../../src/engine/createSearch';
import {encodeOutline, likelyParts} from '../../src/files/outline';
import {stem} from '../../src/lexicon/stem';
import {analyzeForms, inflectLike} from '../../src/build/analyzer';
import {buildIndex} from '../../src/build/buildIndex';
import {foreignStems} from '../../src/build/foreignWords';
import {indexFiles, licenceText} from '../../src/build/indexFiles';
import {dependencies} from '../../package.json';
import {loaderOf, makePage, polish} from '../samples/searchIndex';

const language = polish({synonyms: [['prąd', 'energia elektryczna']]});
const few = [
  makePage(1, {title: 'Opłata mocowa', text: 'Płaci ją każdy, kto pobiera prąd.'}),
  makePage(2, {title: 'Statut', text: 'Uchwala go zebranie.'}),
];
const {dictionary} = language;
const words = dictionary
  .bases()
  .filter((word, number) => number % 60 === 0 && /^\p{Ll}{4,}$/u.test(word));
const many = [
  ...few,
  ...Array.from({length: 60}, (_, number) =>
    makePage(10 + number, {text: words.slice(number * 60, number * 60 + 80).join(' ')}),
  ),
];

const ofFew = buildIndex(few, language);
const ofMany = buildIndex(many, language);

describe('buildIndex', () => {
  test('gives the same files for the same pages', () => {
    expect(buildIndex(few, language)).toEqual(ofFew);
  });

  test('comes with a licence that names the package and files that there are', () => {
    expect(licenceText).toContain(`dictionary-pl ${dependencies['dictionary-pl']} `);
    const there = [...indexFiles(ofMany).keys()];
    const named = [...licenceText.matchAll(/[a-z]+(?:-\*)?\.(?:txt|json)/g)].map(([name]) => name);
    expect(new Set(named)).toEqual(new Set(['words-*.txt', 'foreign-*.txt', 'manifest.json']));
    for (const name of named) {
      const [start = '', end = ''] = name.split('*');
      expect(there.some((file) => file.includes(`/${start}`) && file.endsWith(end))).toBe(true);
    }
  });

  test('names the folder by the content', () => {
    const changed = [makePage(1, {title: 'Opłata mocowa', text: 'Inna.'}), ...few.slice(1)];
    expect(buildIndex(changed, language).manifest.id).not.toBe(ofFew.manifest.id);
  });

  test('is one file and texts for a few pages, shards for many', () => {
    expect(ofFew.manifest.parts).toBeDefined();
    const {manifest, files} = ofMany;
    expect(manifest.parts).toBeUndefined();
    expect(manifest.shards.length).toBeGreaterThan(2);
    for (const kind of ['words', 'places', 'foreign', 'synonyms', 'texts']) {
      expect([...files.keys()].some((name) => name.startsWith(`${kind}-`))).toBe(true);
    }
  });

  test.each([
    ['one file', ofFew],
    ['shards', ofMany],
  ])('is read alike from %s', async (_, index) => {
    const search = await createSearch(loaderOf(index));
    for (const [query, url] of [
      ['opłatą mocową', '/strona-1'],
      ['oplaat mocowa', '/strona-1'],
      ['macowa', '/strona-1'],
      ['energia elektryczna', '/strona-1'],
      ['statucie', '/strona-2'],
      ['statu', '/strona-2'],
    ] as const) {
      expect((await search(query)).pages[0]?.url).toBe(url);
    }
  });

  test('a query requests few of many files', async () => {
    const asked = new Set<string>();
    const load = loaderOf(ofMany);
    const search = await createSearch((path) => {
      asked.add(path);
      return load(path);
    });
    await search('statut');
    for (const kind of ['words', 'places']) {
      const parts = [...asked].filter((path) => path.includes(`/${kind}-`));
      expect(parts.length).toBeLessThanOrEqual(2);
      expect(ofMany.manifest.shards.length).toBeGreaterThan(10);
    }
    expect([...asked].filter((path) => path.includes('/synonyms-'))).toEqual([]);
  });

  test('a page knows which parts a query needs, before the engine is there', async () => {
    const outline = encodeOutline(ofMany.manifest);
    for (const query of ['opłata mocowa', 'Statucie ', 'zebraniem', 'co uchwala', 'kiedy opłata']) {
      const asked = new Set<string>();
      const load = loaderOf(ofMany);
      const search = await createSearch((path) => {
        asked.add(path);
        return load(path);
      });
      expect((await search(query)).pages.length).toBeGreaterThan(0);
      expect(
        likelyParts(outline ?? '', query)
          .slice()
          .sort(),
      ).toEqual([...asked].filter((path) => /\/(?:words|places)-/.test(path)).sort());
    }
  });

  test('a page requests no more than the engine would for a long text and a short prefix', () => {
    const outline = encodeOutline(ofMany.manifest) ?? '';
    const twelve = words.slice(0, 12).join(' ');
    expect(likelyParts(outline, words.slice(0, 200).join(' '))).toEqual(
      likelyParts(outline, twelve),
    );
    expect(likelyParts(outline, twelve).length).toBeLessThan(12 * 2 * 6);
    expect(likelyParts(outline, 'opłata'.normalize('NFD'))).toEqual(likelyParts(outline, 'opłata'));
    expect(likelyParts(outline, 'OZE').length).toBeGreaterThan(0);
    expect(likelyParts(outline, 'OZE energia')).toEqual(likelyParts(outline, 'energia'));
    expect(likelyParts(outline, 'ile energia')).toEqual(
      expect.arrayContaining(likelyParts(outline, 'ile')),
    );
  });

  test('a page knows nothing of an index in one file, nor of a huge one', () => {
    expect(encodeOutline(ofFew.manifest)).toBeNull();
    const {manifest} = ofMany;
    const shards = Array.from({length: 501}, (_, number) => `a${number}`);
    expect(encodeOutline({...manifest, shards})).toBeNull();
  });

  test.each([
    ['statucie', []],
    ['opłatą mocową', []],
    ['prądem', ['synonyms']],
    ['energii elektrycznej', ['synonyms']],
    ['zebraniu', []],
  ])(
    'what „%s” needs comes in three rounds: manifest, words with places and synonyms, texts',
    async (query, synonyms) => {
      const load = loaderOf(ofMany);
      const waits: string[][] = [];
      let asked: (() => void)[] = [];
      const answer = createSearch(async (path) => {
        if (asked.length === 0) {
          waits.push([]);
          // Everything requested without an answer in between goes out together.
          setImmediate(() => {
            const together = asked;
            asked = [];
            together.forEach((resolve) => {
              resolve();
            });
          });
        }
        waits.at(-1)?.push(path.replace(/^.*\//, '').replace(/\W.*/, ''));
        await new Promise<void>((resolve) => asked.push(resolve));
        return load(path);
      }).then((search) => search(query));
      expect((await answer).pages.length).toBeGreaterThan(0);
      expect(waits.map((files) => [...new Set(files)].sort())).toEqual([
        ['manifest'],
        ['places', ...synonyms, 'words'],
        ['texts'],
      ]);
    },
  );
});

const basesOf = (form: string, ...others: readonly string[]): string[] =>
  analyzeForms(new Set([form, ...others]), dictionary, {prosument: 'student'})
    .termsOf(form)
    .map(({base}) => base)
    .sort();

describe('analyzeForms', () => {
  test('maps a form to the word it comes from', () => {
    expect(basesOf('spółdzielnią')).toEqual(['spółdzielnia']);
  });

  test('maps a form of several words to each of them', () => {
    expect(basesOf('danych')).toEqual(['dane', 'dany', 'dać']);
  });

  test('drops a word the collection contradicts', () => {
    expect(basesOf('mam', 'mama', 'mamie', 'mamą', 'mamę', 'mamo')).toEqual(['mama']);
  });

  test('maps a form of a word the editors listed to that word', () => {
    expect(basesOf('prosumentami')).toEqual(['prosument']);
  });

  test('groups words missing from the dictionary by their stem, under the shortest', () => {
    expect(basesOf('fotowoltaiką', 'fotowoltaika', 'fotowoltaiki')).toEqual(['fotowoltaika']);
  });

  test('returns the same term for all its forms', () => {
    const {termsOf} = analyzeForms(new Set(['opłata', 'opłacie']), dictionary, {});
    expect(termsOf('opłata')[0]).toBe(termsOf('opłacie')[0]);
  });
});

test.each([
  [
    'prosument',
    'student',
    ['prosument', 'prosumenta', 'prosumenci', 'prosumentów', 'prosumentami'],
  ],
  ['fotowoltaika', 'botanika', ['fotowoltaika', 'fotowoltaice', 'fotowoltaiką']],
  ['biogazownia', 'kotłownia', ['biogazownia', 'biogazowni', 'biogazowniami']],
])('„%s” inflects like „%s”', (word, model, forms) => {
  expect(inflectLike(word, model, dictionary)).toEqual(expect.arrayContaining(forms));
});
const foreign = new Set(
  foreignStems(
    [['śmierć'], ['konsument'], ['uzgadniać'], ['klaster', 'klastra']].map((forms) => ({forms})),
    dictionary,
  ),
);

test.each(['smieci', 'konkurent', 'konkurenta', 'uzdatniania'])(
  '„%s” is a right word near one of the index',
  (word) => {
    expect(foreign.has(stem(word))).toBe(true);
  },
);

test.each([
  ['a slip', 'smiecri'],
  ['a word of the index', 'konsumenta'],
  ['a slip that leaves the stem of a form', 'klastr'],
  ['a right word that is like none of the index', 'wypozyczalnia'],
])('%s is not foreign', (_, word) => {
  expect(foreign.has(stem(word))).toBe(false);
});
