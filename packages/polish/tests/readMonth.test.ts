import {readMonth} from '../src/months';

describe('a month as people write it', () => {
  test.each([
    '2026-08',
    '2026-8',
    '08.2026',
    '8.2026',
    ' 08 / 2026 ',
    '08-2026',
    'sierpień 2026',
    'Sierpień 2026',
    'sierpnia 2026 r.',
    'sie 2026',
    'sie. 2026',
  ])('is August 2026: „%s”', (text) => {
    expect(readMonth(text)).toBe('2026-08');
  });

  test.each(['', '2026', '13.2026', '0.2026', '08.26', 'sierpie 2026', '01.08.2026', '2026-08-01'])(
    'is none: „%s”',
    (text) => {
      expect(readMonth(text)).toBeNull();
    },
  );
});
