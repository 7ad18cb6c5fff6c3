import {iconPath} from '@site/src/domain/browser/iconPath';

test('joins the paths of a group, without their styling', () => {
  expect(
    iconPath(
      '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M12 15V3"/><path d="M7 10l5 5"/></g>',
    ),
  ).toBe('M12 15V3M7 10l5 5');
});

// A lower-case m at the start of path data is absolute; after another path it would not be.
test.each([
  ['m7 10l5 5', 'M7 10l5 5'],
  ['m7 10 5 5', 'M7 10l5 5'],
  ['m7-10-5 5', 'M7 -10l-5 5'],
  ['m6.5.5h3', 'M6.5 .5h3'],
  ['m6 9', 'M6 9'],
])('„%s” after another path is „%s”', (d, alone) => {
  expect(iconPath(`<path d="M1 1z"/><path d="${d}"/>`)).toBe(`M1 1z${alone}`);
});

test.each([
  ['<circle cx="12" cy="12" r="10"/>', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
  // The stroke width is not the width of the rectangle.
  ['<rect width="18" height="18" x="3" y="3" stroke-width="2"/>', 'M3 3h18v18h-18z'],
  ['<ellipse cx="12" cy="5" rx="9" ry="3"/>', 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['<rect width="8" height="4" x="2" y="3"/>', 'M2 3h8v4h-8z'],
  [
    '<rect width="12" height="8" x="6" y="14" rx="1"/>',
    'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
  ],
])('%s becomes a path', (body, path) => expect(iconPath(body)).toBe(path));

test.each(['', '<script>alert(1)</script>', '<path d="M1 1&quot; onload=&quot;"/>'])(
  'refuses „%s”',
  (body) => expect(() => iconPath(body)).toThrow('Not a line drawing'),
);
