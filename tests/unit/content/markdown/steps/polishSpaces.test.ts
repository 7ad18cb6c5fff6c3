import {toString} from 'mdast-util-to-string';
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

test('No-break spaces are not set in code', () => expect(shown('`a i b`')).toBe('a i b'));
