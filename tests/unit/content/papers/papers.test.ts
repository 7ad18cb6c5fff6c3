import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {loadSite} from '@site/src/content/loadSite';
import {findWrongSteps, stepsIn, termsIn} from '@site/src/content/markdown/steps/paperForms';
import {dutiesIn} from '@site/src/content/papers/duties';
import {papersOf} from '@site/src/content/papers/papers';
import {consumptionNames} from '@site/src/domain/calculator/defaults';

const site = loadSite('.');
const papers = papersOf(site);
const dates = [{id: 'wpis', label: 'Wpis', phrase: 'od wpisu do KRS'}];
const problemsIn = (text: string): string[] =>
  findWrongSteps(parseMarkdown(text), dates).map((finding) => finding.text);

test('Every paper has a place of its own on the list', () => {
  expect(papers.length).toBeGreaterThan(0);
  const orders = papers.map(({source}) => site.fieldsOf(source).order);
  expect(new Set(orders).size).toBe(orders.length);
});

test('The list of points names only profiles the calculator reads', () => {
  const [list] = papers.filter(({file}) => file === 'csv');
  const [, names = ''] =
    /zna między innymi profile: (.*?)\./.exec(site.read(list?.source ?? '').content) ?? [];
  expect(Object.values(consumptionNames)).toEqual(expect.arrayContaining(names.split(', ')));
});

test('The application to KOWR has the object of activity in the words of the statute, whichever is chosen', () => {
  const words = (name: string, when: string): string => {
    const {body} = site.read(`wzory/${name}.md`);
    const [box] = body.tree.children.filter(
      (node) => node.type === 'containerDirective' && node.attributes?.gdy === when,
    );
    return toString(box);
  };
  for (const when of ['przedmiot=prad', 'przedmiot=wlasny']) {
    expect(words('statut-spoldzielni', when)).toMatch(/^Przedmiotem działalności Spółdzielni/);
    expect(words('wniosek-o-wpis-do-wykazu-kowr', when)).toBe(words('statut-spoldzielni', when));
  }
});

test('The object, the surplus and the key are chosen once: papers that depend on them know every choice', () => {
  const conditionsOf = (name: string): string[] =>
    site
      .read(`wzory/${name}.md`)
      .body.tree.children.flatMap((node) =>
        node.type === 'containerDirective' ? (node.attributes?.gdy ?? []) : [],
      );
  const chosenIn = (name: string, field: string): string[] => [
    ...new Set(conditionsOf(name).filter((when) => when.startsWith(`${field}=`))),
  ];
  for (const [field, ...names] of [
    ['nadwyzka', 'statut-spoldzielni', 'protokol-walnego-zgromadzenia'],
    ['klucz', 'statut-spoldzielni', 'regulamin-rozliczen'],
  ] as const) {
    const [statute = [], ...others] = names.map((name) => chosenIn(name, field));
    expect(statute.length).toBeGreaterThan(1);
    others.forEach((other) => expect(other).toEqual(statute));
  }
});

test('Steps have ids from their bold names', () => {
  expect(stepsIn(parseMarkdown('- [ ] **Uchwalcie statut.** Opis.\n- zwykły wiersz'))).toEqual([
    'uchwalcie-statut',
  ]);
});

test('Terms have the names of their steps, or of the paragraphs they stand in', () => {
  const text =
    '- [ ] **Zgłoście.** A [termin: 7 dni od wpisu do KRS]\n\n**Odpowiedź.** B [termin: 14 dni od wpisu do KRS]\n\nBez nazwy [termin: 3 dni od wpisu do KRS]';
  expect(termsIn(parseMarkdown(text))).toEqual([
    {title: 'Zgłoście', term: '7 dni od wpisu do KRS'},
    {title: 'Odpowiedź', term: '14 dni od wpisu do KRS'},
  ]);
});

test('A step without a name, and a second one of the same name, are found', () => {
  expect(problemsIn('- [ ] Bez nazwy')).toHaveLength(1);
  expect(problemsIn('- [ ] **Statut.** A\n- [ ] **Statut.** B')).toHaveLength(1);
  expect(
    problemsIn('- [ ] **Statut.** A\n- [ ] **Wpis.** B [termin: 7 dni od wpisu do KRS]'),
  ).toEqual([]);
});

test('Duties are read from the table with their head, and an unreadable day is found', () => {
  const table = (day: string): ReturnType<typeof dutiesIn> =>
    dutiesIn(
      parseMarkdown(
        `| Dzień | Co zrobić | Podstawa |\n|---|---|---|\n| ${day} | Zebranie | art. 1 |`,
      ),
    );
  expect(table('30 czerwca')).toEqual({
    duties: [{day: {kind: 'date', month: 6, day: 30}, title: 'Zebranie', basis: 'art. 1'}],
    findings: [],
  });
  expect(table('kiedyś').findings).toEqual([
    {line: 3, text: 'nie rozumiemy dnia „kiedyś”. Wpisz np. „30 czerwca” albo „60. dzień roku”.'},
  ]);
  expect(dutiesIn(parseMarkdown('Bez tabeli.')).findings).toHaveLength(1);
});
