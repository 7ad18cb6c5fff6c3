import {holdHangingWords} from '@site/src/domain/polish/hangingWords';

test.each([
  ['Co robimy z błędami', 'Co robimy z_błędami'],
  ['I w tym, a i w innym', 'I_w_tym, a_i_w_innym'],
  ['co (w nawiasie) – a potem', 'co (w_nawiasie) – a_potem'],
  // Before a link.
  ['Opisuje to artykuł o ', 'Opisuje to artykuł o_'],
  ['już\u00a0w domu', 'już_w_domu'],
  // No words of one letter.
  ['dużo prądu, są dwa, taryfa G11', 'dużo prądu, są dwa, taryfa G11'],
])('%s', (text, expected) => {
  expect(holdHangingWords(text).replaceAll('\u00a0', '_')).toBe(expected);
});
