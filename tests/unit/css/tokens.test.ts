import {readFileSync} from 'node:fs';
import {filesIn} from '../../tools/files';
import {colourOf, contrast, modes, palette, tokenNames} from '../../tools/tokens';

const text = 4.5;
const graphic = 3;

const hexColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;

/** Foreground, its backgrounds, and the minimum contrast: 4.5 for text, 3 for edges and graphics. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['text', ['page', 'surface', 'sunken'], text],
  ['muted', ['page', 'surface', 'sunken'], text],
  ['control', ['page', 'surface', 'sunken'], graphic],
  ['link', ['page', 'surface', 'sunken'], text],
  ['link-hover', ['page', 'surface', 'sunken'], text],
  ['on-primary', ['primary', 'primary-hover'], text],
  ['primary', ['page', 'surface'], graphic],
  ['secondary', ['page', 'surface', 'sunken'], text],
  ['success-ink', ['success-soft'], text],
  ['info-ink', ['info-soft'], text],
  ['warning-ink', ['warning-soft'], text],
  ['error-ink', ['error-soft'], text],
  // A field's error text has the colour of its edge.
  ['error-edge', ['page', 'surface'], text],
  ['error-edge', ['error-soft'], graphic],
  ['on-warning', ['warning-solid'], text],
  ['on-band', ['band'], text],
  ['band-focus', ['band'], graphic],
  ['on-footer', ['footer'], text],
  ['footer-strong', ['footer'], text],
  ['footer-focus', ['footer'], graphic],
  ['focus', ['page', 'surface', 'sunken'], graphic],
  ['used', ['page', 'surface'], graphic],
  ['grid', ['page', 'surface'], graphic],
  ['given-line', ['page', 'surface'], graphic],
];

const cases = pairs.flatMap(([foreground, grounds, limit]) =>
  grounds.flatMap((ground) => modes.map((mode) => ({foreground, ground, mode, limit}))),
);

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#0f172a', '#ffffff', 17.85],
    ['#475569', '#f1f5f9', 6.92],
    ['#14532d', '#f0fdf4', 8.7],
  ])('of %s and %s is computed as WCAG defines it', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2);
  });

  test.each(cases)('of $foreground on $ground is at least $limit in $mode mode', (pair) => {
    const ratio = contrast(colourOf(pair.foreground, pair.mode), colourOf(pair.ground, pair.mode));
    expect(ratio).toBeGreaterThanOrEqual(pair.limit);
  });

  test.each(['page', 'surface'].flatMap((ground) => modes.map((mode) => ({ground, mode}))))(
    'of energy given to the grid on $ground in $mode mode is 3 by its fill or its outline',
    (where) => {
      const ground = colourOf(where.ground, where.mode);
      const ratios = ['given', 'given-edge'].map((role) =>
        contrast(colourOf(role, where.mode), ground),
      );
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(graphic);
    },
  );
});

describe('Colours', () => {
  /** Files that cannot read the stylesheet of the site: the head, drawn images, a saved statement, the editor's start. */
  const ownHex = [
    'src/site/themeColors.ts',
    'src/plugins/web-editor/browser/start.css',
    'src/plugins/built-pages/emit/socialCard.ts',
    'src/browser/calculator/drawPicture.ts',
  ];

  test('are written as hex only in tokens.css', () => {
    const found = filesIn('src', '.css', '.ts', '.tsx', '.mdx')
      .filter((file) => file !== 'src/css/tokens.css' && !ownHex.includes(file))
      .flatMap((file) =>
        (readFileSync(file, 'utf8').match(hexColour) ?? []).map((hex) => `${file}: ${hex}`),
      );
    expect(found).toEqual([]);
  });

  test('that files outside the stylesheets repeat are in the palette', () => {
    const found = ownHex.flatMap((file) => readFileSync(file, 'utf8').match(hexColour) ?? []);
    expect(found.filter((hex) => ![...palette.values()].includes(hex))).toEqual([]);
  });
});

test('Stylesheets use no token that tokens.css does not set', () => {
  const used = filesIn('src', '.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\(--(se-[a-z0-9-]+)/g)].map(
      ([, name = '']) => `${name} in ${file}`,
    ),
  );
  expect(used.filter((use) => !tokenNames.has(use.split(' ')[0] ?? ''))).toEqual([]);
});

test('Component styles take colours from roles, never from a step of the palette, which only drawings mix', () => {
  const steps = filesIn('src', '.module.css')
    .filter((file) => !file.startsWith('src/components/pictures/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\(--([a-z]+-\d+|white)\)/g)].map(
        ([, name = '']) => `${name} in ${file}`,
      ),
    );
  expect(steps).toEqual([]);
});
