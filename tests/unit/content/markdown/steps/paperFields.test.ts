import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {
  fieldsIn,
  findWrongFields,
  paperFields,
  variantFieldsIn,
} from '@site/src/content/markdown/steps/paperFields';

function made(markdown: string): Root {
  const tree = parseMarkdown(markdown);
  paperFields()(tree, new VFile({path: 'wzory/pismo.md'}));
  return tree;
}

const rows = (cells: string): string => `| Nr | Nazwa |\n|---|---|\n${cells}`;

test('A field becomes an element between the words around it', () => {
  expect(made('Nazwa: [pole: spoldzielnia.nazwa].')).toMatchObject({
    children: [
      {
        children: [
          {value: 'Nazwa: '},
          {data: {hName: 'paper-field', hProperties: {'data-field': 'cooperative.name'}}},
          {value: '.'},
        ],
      },
    ],
  });
});

test('A row with fields of a list repeats, and others stay', () => {
  const tree = made(
    rows('| [pole: punkty.lp] | [pole: punkty.numer] |\n| Razem | [pole: razem.moc] |'),
  );
  const [table] = tree.children;
  expect(table && 'children' in table ? table.children.map(({data}) => data) : []).toMatchObject([
    {},
    {hProperties: {'data-list': 'points'}},
    {},
  ]);
});

test('A variant and the note for the lawyer become elements', () => {
  expect(
    made(':::wariant{gdy="rada=tak"}\n\nRada.\n\n:::\n\n:::dla-prawnika\n\nArt. 45.\n\n:::'),
  ).toMatchObject({
    children: [
      {data: {hName: 'paper-variant', hProperties: {'data-when': 'rada=tak'}}},
      {data: {hName: 'paper-note'}},
    ],
  });
});

test.each([
  ['[pole: spoldzielnia.nazwisko]', 'nie ma pola'],
  ['[pole: spoldzielnia.nazwa', 'nie ma pola'],
  ['## Rada [pole: rada.imie]', 'w nagłówku'],
  [':::wariant{gdy="rada=może"}\n\nRada.\n\n:::', 'nie rozumiemy wariantu'],
  [':::wariant{gdy="rada=tak"}\n\n## Rada\n\n:::', 'nie ma nagłówka'],
  [rows('| [pole: punkty.lp] | [pole: rada.imie] |'), 'jednej listy'],
])('%j is refused: %s', (markdown, message) => {
  expect(findWrongFields(parseMarkdown(markdown))).toEqual([
    expect.objectContaining({text: expect.stringContaining(message) as string}),
  ]);
});

test('A paper tells the fields it names, those of its choices too, each once', () => {
  const tree = parseMarkdown(
    '[pole: gminy.nazwa] [pole: gminy.nazwa]\n\n:::wariant{gdy="rada=tak"}\n\n[pole: statut.rada]\n\n:::',
  );
  expect(fieldsIn(tree)).toEqual(['municipalities.name', 'choices.council', 'statute.council']);
});

test('Fields that stand in variants alone are known with their conditions', () => {
  const variant = (when: string): string =>
    `:::wariant{gdy="${when}"}\n\n[pole: gminy.nazwa] [pole: statut.rada]\n\n:::\n\n`;
  const tree = parseMarkdown(
    `[pole: gminy.nazwa]\n\n${variant('rada=tak')}${variant('czas=oznaczony')}`,
  );
  expect(variantFieldsIn(tree)).toEqual({'statute.council': ['rada=tak', 'czas=oznaczony']});
});
