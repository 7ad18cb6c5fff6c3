import {holdHangingWords} from '../src/hangingWords';

test.each([
  ['Co robimy z błędami', 'Co robimy z_błędami'],
  ['I w tym, a i w innym', 'I_w_tym, a_i_w_innym'],
  ['co (w nawiasie) – a potem', 'co (w_nawiasie) – a_potem'],
  // Before a link.
  ['Opisuje to artykuł o ', 'Opisuje to artykuł o_'],
  ['już\u00a0w domu', 'już_w_domu'],
  // Numbers.
  ['pobrał 390 kWh. 50 kWh z tego', 'pobrał 390_kWh. 50_kWh z_tego'],
  ['cena 136,3 zł/MWh, razem 46 tys. zł', 'cena 136,3_zł/MWh, razem 46_tys._zł'],
  ['od 2 do 10 kWp w 3 godziny', 'od 2 do 10_kWp w_3 godziny'],
  // After a value.
  [' kWh z tego', '_kWh z_tego'],
  // What a number belongs to.
  [
    'urząd (PPE 590000000000000001), rozporządzenie (§ 3 ust. 3, Dz.U. 2022 poz. 703)',
    'urząd (PPE_590000000000000001), rozporządzenie (§_3 ust. 3, Dz.U._2022 poz. 703)',
  ],
  ['pod kątem 35°', 'pod kątem_35°'],
  // No words of one letter.
  ['dużo prądu, są dwa, taryfa G11', 'dużo prądu, są dwa, taryfa G11'],
])('%s', (text, expected) => {
  expect(holdHangingWords(text).replaceAll('\u00a0', '_')).toBe(expected);
});
