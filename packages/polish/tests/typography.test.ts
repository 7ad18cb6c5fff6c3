import fc from 'fast-check';
import {setPolishSpaces} from '../src/typography';

/** Shows no-break spaces as `_`, so that the expected texts stay readable. */
const shown = (text: string): string => setPolishSpaces(text).replaceAll('\u00a0', '_');

describe('setPolishSpaces', () => {
  test.each([
    ['gmina i rolnik', 'gmina i_rolnik'],
    ['W spółdzielni', 'W_spółdzielni'],
    ['prąd (w sieci) i „o słońcu”', 'prąd (w_sieci) i_„o_słońcu”'],
    ['i w domu, a z dachu', 'i_w_domu, a_z_dachu'],
    ['na dachu', 'na dachu'],
  ])('keeps one-letter words at the start of a line: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['5 kWh', '5_kWh'],
    ['165 kWp i 1 MW', '165_kWp i_1_MW'],
    ['10 000 zł', '10_000_zł'],
    ['2 mln m³ gazu', '2_mln_m³ gazu'],
    ['46 tys. zł', '46_tys._zł'],
    ['te 4 rzeczy', 'te 4_rzeczy'],
    ['70 %', '70_%'],
    ['20 listopada 2026 r.', '20_listopada 2026_r.'],
    ['12 miesięcy', '12_miesięcy'],
    ['5 domów', '5 domów'],
    ['30 × 0,6 = 18, a 2 − (3 + 4)', '30_×_0,6 = 18, a_2_−_(3_+_4)'],
    ['nadwyżka × 0,6', 'nadwyżka × 0,6'],
  ])('keeps a number with its unit: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['1 do 0,6', '1_do_0,6'],
    ['od 10 do 15 kWp', 'od 10_do_15_kWp'],
    ['od domu do domu', 'od domu do domu'],
  ])('keeps a ratio or a span on one line: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['1 234 567', '1_234_567'],
    ['w 2026 1 osoba', 'w_2026 1_osoba'],
    ['2026 12345', '2026 12345'],
  ])('keeps the digits of one number together: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['art. 38c ust. 3 pkt 2 lit. a', 'art._38c ust._3 pkt_2 lit._a'],
    ['Dz.U. 2024 poz. 1361', 'Dz.U._2024 poz._1361'],
    ['§ 4', '§_4'],
  ])('keeps a reference to law with its number: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  const words = [
    'a',
    'i',
    'w',
    'Z',
    'do',
    'art.',
    'pkt',
    '§',
    '„o',
    '(w',
    '1',
    '10',
    '000',
    '0,6',
    'kWh',
    'zł',
    '%',
    'r.',
    'prąd',
    '–',
    '\n',
  ];
  const sentence = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(' '));

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string()), (text) => {
        expect(setPolishSpaces(setPolishSpaces(text))).toBe(setPolishSpaces(text));
      }),
    );
  });

  test('changes only spaces, each into one no-break space', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string()), (text) => {
        expect(setPolishSpaces(text).replaceAll('\u00a0', ' ')).toBe(
          text.replaceAll('\u00a0', ' '),
        );
      }),
    );
  });
});
