import {qrCode} from '@site/src/domain/qrCode/qrCode';

const codeOf = (text: string) => qrCode(new TextEncoder().encode(text));

/** As ZXing and jsQR read it. */
const known = [
  '#######..##.####..#######',
  '#.....#...##.###..#.....#',
  '#.###.#.#####.#.#.#.###.#',
  '#.###.#..####..##.#.###.#',
  '#.###.#...##.###..#.###.#',
  '#.....#..#.##.##..#.....#',
  '#######.#.#.#.#.#.#######',
  '........###.###.#........',
  '###.#####.####.####...#..',
  '#....#.##.#.#.....#.....#',
  '...#######..###....##.###',
  '#.##.#..#..#######.....#.',
  '.#....#......#..###..#.##',
  '..####.##...##..###..#..#',
  '#.#..##..##...#.#.##..###',
  '.####..#.#.#.####...#..#.',
  '#...#.#.##..##.#######...',
  '........#.#.#..##...##.##',
  '#######.#.#.#..##.#.##.##',
  '#.....#.######..#...##...',
  '#.###.#.##.###..######.#.',
  '#.###.#..##.#..#...####..',
  '#.###.#.#....##.#...#...#',
  '#.....#.#######.#.#.##.#.',
  '#######.#.#..#.#####...##',
];

test('a text becomes the code that readers know', () => {
  const rows = codeOf('https://example.pl/kalkulator')?.map((row) =>
    row.map((isDark) => (isDark ? '#' : '.')).join(''),
  );
  expect(rows).toEqual(known);
});

test.each([
  [1, 21],
  [17, 21],
  [18, 25],
  [230, 53],
  [231, 57],
  [1042, 109],
  [1840, 141],
  [2953, 177],
])('%d bytes take a code of %d modules', (length, size) => {
  const code = codeOf('x'.repeat(length));
  expect(code?.length).toBe(size);
  expect(code?.every((row) => row.length === size)).toBe(true);
});

test('more than the largest code holds has none', () => {
  expect(codeOf('x'.repeat(2954))).toBeNull();
});
