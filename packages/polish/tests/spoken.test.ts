import {spokenName} from '../src/spoken';

test.each([
  ['32_300_zł', '32 300 zł'],
  ['Źródło 1, art._38c–38o', 'Źródło 1, art. 38c do 38o'],
  ['Zmiany w_prawie 2016–2026', 'Zmiany w prawie 2016 do 2026'],
  ['godzina 13:00–14:00', 'godzina 13:00 do 14:00'],
  ['wynik −1_250_zł', 'wynik minus 1 250 zł'],
  ['≈ 5 lat', 'około 5 lat'],
  ['1 kW', '1 kilowat'],
  ['2_kW, 13_kW i_1_022_kW', '2 kilowaty, 13 kilowatów i 1 022 kilowaty'],
  ['0,5 kW', '0,5 kilowata'],
  ['Moc w_kW', 'Moc w kilowatach'],
  ['5_000_zł/kW', '5 000 zł za kilowat'],
  ['Moc (kW)', 'Moc (kilowaty)'],
  // Heard well.
  ['50 kWh, 50 kWp, 10 MW', '50 kWh, 50 kWp, 10 MW'],
  // Neither ranges nor negative.
  ['miejsko-wiejska – dwie', 'miejsko-wiejska – dwie'],
])('%s', (text, heard) => {
  expect(spokenName(text.replaceAll('_', '\u00a0'))).toBe(heard);
});
