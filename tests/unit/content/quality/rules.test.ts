import {
  checkArticleParts,
  checkQuestions,
  checkReadability,
  checkStructure,
} from '@site/src/content/quality/checkArticle';
import {askNumbers} from '@site/src/content/quality/askNumbers';
import {checkLinks} from '@site/src/content/quality/checkLinks';
import {checkFacts} from '@site/src/content/quality/checkReferences';
import {checkTexts, warningsIn} from '@site/src/content/quality/checkTexts';
import {describeProblem, type Problem} from '@site/src/content/problem';
import {readMarkdown, type MarkdownFile} from '@site/src/content/articles/readMarkdown';
import {anchorsIn, loadSite} from '@site/src/content/loadSite';

const file = 'baza-wiedzy/podstawy/proba.md';
const site = loadSite('.');

/** An article with the given body; its first line is line 4 of the file. */
const article = (body: string, fields = "title: 'Artykuł do prób'"): MarkdownFile =>
  readMarkdown(file, `---\n${fields}\n---\n${body}\n`);

/** Places and beginnings of messages. */
const said = (problems: readonly Problem[]): string[] =>
  problems.map((problem) => describeProblem(problem).replace(file, '').replace(/^, /, ''));

describe('Structure', () => {
  test.each([
    ['# Tytuł', 'wiersz 4: nagłówek z jednym „#” to drugi tytuł.'],
    ['Wstęp.\n\n:::', 'wiersz 6: trzy dwukropki nie zamykają żadnej ramki.'],
  ])('%j is refused', (body, message) => {
    expect(said(checkStructure(article(body)))).toEqual([expect.stringContaining(message)]);
  });

  test('closed notices and lower headings pass', () => {
    expect(checkStructure(article('## Część\n\n:::warning[Uwaga]\nTekst.\n:::'))).toEqual([]);
  });
});

describe('Readability', () => {
  test('a paragraph of seven sentences is refused, of six it passes', () => {
    const sentences = (count: number): string => 'To jest zdanie. '.repeat(count);
    expect(checkReadability(article(sentences(6)))).toEqual([]);
    expect(said(checkReadability(article(`Wstęp.\n\n${sentences(7)}`)))).toEqual([
      'wiersz 6: akapit ma zdań: 7, a granica to 6. Podziel go na dwa.',
    ]);
  });

  test('a sentence of 26 words is refused with its line, of 25 it passes', () => {
    const sentence = (count: number): string => `To${' jest'.repeat(count - 1)}.`;
    expect(checkReadability(article(sentence(25)))).toEqual([]);
    expect(said(checkReadability(article(`Wstęp.\n\n${sentence(26)}`)))).toEqual([
      'wiersz 6: zdanie ma słów: 26, a granica to 25. Podziel je na dwa.',
    ]);
  });

  test('a text above the limit is refused, with its longest sentence', () => {
    const hard = `${'Energetyczna spółdzielczość '.repeat(10)}umożliwia.`;
    expect(said(checkReadability(article(`To zdanie jest łatwe.\n\n${hard}`)))).toEqual([
      expect.stringMatching(
        /^wiersz 6: wskaźnik trudności FOG to \d+,\d, a granica to 13\..* 21\.$/,
      ),
    ]);
  });

  test('headings, tables, code and citations are not sentences; items are paragraphs', () => {
    const {
      body: {blocks},
    } = article(
      '## Nagłówek\n\nTekst[^OZE, art. 38c]. \n\n- raz\n- dwa\n\n| a | b |\n|---|---|\n| c | d |\n\n```\nkod\n```',
    );
    expect(blocks.filter(({kind}) => kind === 'paragraph').map(({text}) => text)).toEqual([
      'Tekst.',
      'raz',
      'dwa',
    ]);
  });
});

describe('Parts of an article', () => {
  const words = `[Policz](/kalkulator) ${'słowo '.repeat(600)}`;

  test.each([
    ['/kalkulator#kto=wies', true],
    ['/wzory/deklaracja-czlonkowska', true],
    ['../../wzory/deklaracja-czlonkowska.md', true],
    ['https://www.kowr.gov.pl/', true],
    ['https://isap.sejm.gov.pl/', false],
    ['/wzory', false],
    ['https://www.gov.pl.example.com/', false],
  ])('a link to %s gives something to use: %s', (url, expected) => {
    const text = `[Link](${url}) ${'słowo '.repeat(600)}\n\n## Co dalej\n\n[Oferta](/oferta)`;
    expect(said(checkArticleParts(article(text)))).toEqual(
      expected ? [] : [expect.stringContaining('artykuł nie daje niczego do ręki')],
    );
  });

  test('an article of the right length with a next step passes', () => {
    expect(checkArticleParts(article(`${words}\n\n## Co dalej\n\n[Oferta](/oferta)`))).toEqual([]);
  });

  test('one that is too short, and one without a next step, are refused', () => {
    expect(
      said(checkArticleParts(article('[Policz](/kalkulator)\n\n## Co dalej\n\n[Oferta](/oferta)'))),
    ).toEqual([': artykuł ma słów: 4. Powinien mieć od 600 do 1500.']);
    for (const [end, answer] of [
      ['## Koniec\n\n[Oferta](/oferta)', 'ostatnią częścią artykułu jest „## Co dalej”'],
      ['## Co dalej\n\nNic.', 'w części „## Co dalej” nie ma linku'],
    ] as const) {
      expect(said(checkArticleParts(article(`${words}\n\n${end}`)))).toEqual([
        expect.stringContaining(answer),
      ]);
    }
  });
});

test('the FAQ answers at least 30 questions', () => {
  const questions = site.read('baza-wiedzy/faq.md').body.sections.filter(({depth}) => depth === 3);
  expect(questions.length).toBeGreaterThanOrEqual(30);
});

describe('Questions', () => {
  const answer = `${'słowo '.repeat(12)}[link](/oferta)`;

  test('with their own ids and short answers pass', () => {
    expect(
      checkQuestions(article(`### Raz? {#raz}\n\n${answer}\n\n### Dwa? {#dwa}\n\n${answer}`)),
    ).toEqual([]);
  });

  test.each([
    [`### Raz? {#a}\n\n${answer}\n\n### Dwa? {#a}\n\n${answer}`, 'identyfikator „a” ma już inne'],
    [`### Raz? {#raz}\n\n${'słowo '.repeat(80)}[link](/oferta)`, 'ma słów: 81'],
    ['### Raz? {#raz}\n\n[Tak](/oferta)', 'ma słów: 1'],
    [`### Raz? {#raz}\n\n${'słowo '.repeat(12)}`, 'nie prowadzi dalej'],
  ])('%j is refused', (body, message) => {
    expect(said(checkQuestions(article(body)))).toEqual([expect.stringContaining(message)]);
  });
});

describe('Links and pictures', () => {
  test.each([
    '[a](/oferta) [b](/faq#co-w-statucie) [c](https://example.pl) [d](mailto:a@example.pl)',
    '[a](../zakladanie/prog-70-i-40-procent.md#co-dalej) [b](/baza-wiedzy/tagi/akcyza)',
    '## Mój nagłówek\n\n[a](#moj-naglowek)',
  ])('%j passes', (body) => {
    const markdown = article(body);
    expect(
      checkLinks(markdown, {
        ...site,
        anchorsOf: (name) => (name === file ? anchorsIn(markdown) : site.anchorsOf(name)),
        markdownFiles: [...site.markdownFiles, file],
      }),
    ).toEqual([]);
  });
});

describe('A number without a source', () => {
  test.each([
    ['Licznik kosztuje 350 zł.', '„350 zł”'],
    ['## Część\n\nPokrycie to 64,4%.', '„64,4%”'],
    ['Termin mija 30 kwietnia 2027 r.', '„30 kwietnia 2027”'],
    ['| Ile |\n|---|\n| 1 200 zł |', '„1 200 zł”'],
    ['Operator ma 14 dni.\n\n## Dalej\n\nZdanie[^OZE].', '„14 dni”'],
    ['Są 2 zł, 3 zł, 4 zł i 5 zł.', '„2 zł”, „3 zł”, „4 zł” i następne'],
  ])('%j is asked about once', (body, numbers) => {
    expect(said(askNumbers(article(body)))).toEqual([
      expect.stringContaining(`skąd to wiemy: ${numbers}?`),
    ]);
  });

  test.each([
    'Licznik kosztuje 350 zł[^OZE].',
    'Licznik kosztuje 350 zł.\n\nTyle podaje ustawa[^OZE].',
    '## Przykład: jeden dom\n\n### Krok pierwszy\n\nRachunek to 350 zł.',
    'Przyjmijmy, że prąd kosztuje 1,00 zł.',
    'Zobacz art. 38c ust. 3 i dwa kroki z 5.',
  ])('%j is not', (body) => expect(askNumbers(article(body))).toEqual([]));

  test('is in no article of the site', () => {
    expect(site.articles.flatMap((name) => said(askNumbers(site.read(name))))).toEqual([]);
  });
});

test('An uncertain fact must be admitted in the section it is about', () => {
  const check = (body: string): string[] =>
    said(checkFacts(article(body, "title: 'Artykuł do prób'\nfacts: [F83]"), site));
  expect(
    check('## Bank\n\nBGK daje pieniądze.\n\n## Reszta\n\nNie udało się potwierdzić.'),
  ).toEqual([expect.stringContaining('fakt F83 nie jest potwierdzony, a tekst o tym nie mówi.')]);
  expect(check('## Bank\n\nOferty BGK dla spółdzielni nie znaleźliśmy.')).toEqual([]);
});

test('A fact that is not for readers is named by no article', () => {
  expect(
    said(checkFacts(article('## Część\n\nTekst.', "title: 'Artykuł do prób'\nfacts: [F07]"), site)),
  ).toEqual([
    expect.stringContaining('fakt F07 ma w pliku src/data/fakty.yaml pole „notForReaders”'),
  ]);
});

describe('Texts', () => {
  test('in fields, notices and tables are checked too, each in its line', () => {
    const markdown = article(
      ':::info[Tytuł "ramki"]\nTekst.\n:::\n\n| Zdanie |\n|---|\n| Rozliczenie trwa 15 lat |',
      "title: 'Tytuł - próba'\naliases: ['czy 15 lat...']",
    );
    expect(
      said(
        checkTexts(
          file,
          [...markdown.fieldTexts, ...markdown.body.blocks],
          site.data.bannedClaims.value,
          '2026-11-28',
        ),
      ).map((message) => message.slice(0, 30)),
    ).toEqual([
      'wiersz 2: znaleziono „Tytuł - ',
      'wiersz 5: znaleziono „"ramki"”',
      'wiersz 11: zdanie „Rozliczenie',
    ]);
  });

  test('a claim whose law nobody has compared for 90 days warns and refuses nothing', () => {
    const claims = [
      {
        claim: 'Próg wynosi 40%',
        patterns: ['próg wynosi 40%'],
        unless: [],
        correction: 'Próg wynosi 70%.',
        facts: ['F34'],
        law: {acts: ['OZE'], confirmed: '2026-01-01'},
      },
    ];
    const texts = [{text: 'Próg wynosi 40%.', line: 7}];
    const on = (day: string) => ({
      refused: said(checkTexts(file, texts, claims, day)),
      warned: said(warningsIn(file, texts, claims, day)),
    });
    expect(on('2026-04-01')).toEqual({
      refused: [expect.stringContaining('brzmi jak „Próg wynosi 40%”, a tego nie wolno pisać.')],
      warned: [],
    });
    expect(on('2026-04-02')).toEqual({
      refused: [],
      warned: [
        expect.stringContaining(
          'Ostatnio porównano to z prawem 2026-01-01, więc najpierw sprawdź akty: OZE.',
        ),
      ],
    });
  });
});
