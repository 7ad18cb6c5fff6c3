import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {polishSpaces} from '@site/src/content/markdown/steps/polishSpaces';
import {runRemark} from '../../../../tools/markdown';

const shown = (markdown: string): string =>
  toString(runRemark([polishSpaces], markdown)).replaceAll('\u00a0', '_');

test.each([
  ['a paragraph', 'Prąd w sieci', 'Prąd w_sieci'],
  ['a heading', '## Granica 1 MW', 'Granica 1_MW'],
  ['a link', '[art. 38e](https://example.pl)', 'art._38e'],
  ['a list', '- o 5 kWh', 'o_5_kWh'],
])('No-break spaces are set in %s', (_, markdown, expected) => {
  expect(shown(markdown)).toBe(expected);
});

test('A word that must not break at its hyphen is an element, with a plain hyphen', () => {
  const tree = runRemark(
    [polishSpaces],
    'E-mail i e-mailem, net-billingu, w Lądku-Zdroju, miejsko-wiejska.\n\n## Formularz i e-mail',
  );
  const found: unknown[] = [];
  visit(tree, (node) => {
    if (node.data?.hName) {
      found.push([node.data.hName, node.data.hProperties, toString(node)]);
    }
  });
  expect(found).toEqual([
    ['span', {className: 'unbroken'}, 'E-mail'],
    ['span', {className: 'unbroken'}, 'e-mailem'],
    ['span', {className: 'unbroken'}, 'net-billingu'],
    ['span', {className: 'unbroken'}, 'Lądku-Zdroju'],
  ]);
  expect(toString(tree)).toBe(
    'E-mail i\u00a0e-mailem, net-billingu, w\u00a0Lądku-Zdroju, miejsko-wiejska.Formularz i\u00a0e-mail',
  );
});

test('No-break spaces are not set in code', () => {
  expect(shown('`a i b`')).toBe('a i b');
});
