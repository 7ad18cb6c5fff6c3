import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {paperForms} from '@site/src/content/markdown/steps/paperForms';
import {ContentError} from '@site/src/content/problem';

const dates = [{id: 'wpis', label: 'Dzień wpisu', phrase: 'od wpisu'}];

function made(markdown: string): Root {
  const tree = parseMarkdown(markdown);
  const file = new VFile({path: 'wzory/pismo.md'});
  file.data = {frontMatter: {dates}};
  paperForms()(tree, file);
  return tree;
}

test.each([
  ['Data: ____', 'blankShort'],
  ['Data: ____________________', 'blankMedium'],
  ['Data: ______________________________', 'blankLong'],
])('%s becomes a line to write on', (markdown, length) => {
  expect(made(markdown)).toMatchObject({
    children: [
      {
        children: [
          {type: 'text', value: 'Data: '},
          {data: {hName: 'span', hProperties: {className: ['blank', length]}}},
        ],
      },
    ],
  });
});

test('A step gets a box, a label and its deadline', () => {
  const tree = made('- [ ] **Złóżcie pismo.** Opis. [termin: 14 dni od wpisu]');
  expect(tree).toMatchObject({
    children: [
      {
        children: [
          {
            checked: null,
            children: [
              {
                children: [
                  {data: {hName: 'step-box', hProperties: {'data-step': 'zlozcie-pismo'}}},
                  {data: {hName: 'step-name'}, children: [{type: 'strong'}]},
                  {type: 'text', value: ' Opis. '},
                  {
                    data: {
                      hName: 'step-deadline',
                      hProperties: {'data-term': '14 dni od wpisu'},
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('Text without blanks and steps stays as it is', () => {
  expect(made('Zwykły _tekst_ i lista:\n\n- punkt')).toEqual(
    parseMarkdown('Zwykły _tekst_ i lista:\n\n- punkt'),
  );
});

test('A step without a name stops the build', () => {
  expect(() => made('- [ ] Bez nazwy')).toThrow(ContentError);
});
