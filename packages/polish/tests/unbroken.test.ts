import {unbrokenHtml, unbrokenParts} from '../src/unbroken';

test.each([
  ['E-mail i_e-mailem w_Lądku-Zdroju', ['E-mail', 'e-mailem', 'Lądku-Zdroju']],
  ['Krajowy System e-Faktur i_e-Doręczenia', ['e-Faktur', 'e-Doręczenia']],
  ['Net-billing w_latach 2016–2026:', ['Net-billing', '2016–2026']],
  ['miejsko-wiejska gmina', []],
  ['koszt 32_300_zł, potem 1_234_567,50_zł', ['32 300', '1 234 567']],
  ['10_kW i_27_listopada 2026_r.', []],
  ['zob. art._38c ust._3 pkt_1', ['art. 38c', 'ust. 3']],
  ['z_Dz.U._2023_r._poz._1436', ['Dz.U. 2023', 'r. poz. 1436']],
  ['(art._5)', ['art. 5)']],
  // No groups of three.
  ['12_34 i_5_0000', []],
])('%s', (text, expected) => {
  const given = text.replaceAll('_', '\u00a0');
  const parts = unbrokenParts(given);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(expected);
  expect(parts.join('').replaceAll('\u00a0', ' ')).toBe(given.replaceAll('\u00a0', ' '));
});

test('The HTML of a heading has the same parts', () => {
  expect(unbrokenHtml('Zwolnienie do 240\u00a0000\u00a0zł w <code>E-mail</code>')).toBe(
    'Zwolnienie do <span class="unbroken">240 000</span>\u00a0zł w <code><span class="unbroken">E-mail</span></code>',
  );
});
