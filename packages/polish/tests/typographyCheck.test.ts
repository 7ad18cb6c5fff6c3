import {typographySlips} from '../src/typographyCheck';

test.each([
  ['To "próg" 70%.', '"próg"'],
  ['To “próg” 70%.', '“próg”'],
  ["To 'próg' 70%.", "'próg'"],
  ['Czekaj...', 'Czekaj...'],
  ['Próg - to warunek.', 'Próg - to'],
  ['Próg — to warunek.', 'Próg — to'],
  ['Od 5-10 osób.', '5-10'],
  ['Lata 2019-2026.', '2019-2026'],
  ['Liczba 40%-60% rocznie.', '40%-60%'],
  ['Mieszka\u00a0w gminie.', 'Mieszka\u00a0w'],
  ['Próg , czyli warunek.', 'Próg ,'],
  ['spół\u00addzielnia', '\u00ad'],
  ['To „próg 70%.', '„'],
  ['To próg” 70%.', '”'],
])('%j has a mistake', (text, found) => {
  expect(typographySlips(text).map((slip) => slip.found)).toContain(found);
});

test.each([
  'Próg – „70%” – dotyczy gmin wiejskich i miejsko-wiejskich…',
  'Sygnatura 0115-KDIT1-4011-895-2025-1-MN z 2026-11-20.',
  'Przedział 5–10 osób, stosunek 1:0,6, e-mail i 15-letni okres.',
  'Dyrektywa 2018/2001 oraz O’Neill, cena z 2026-06.',
])('%j is right', (text) => {
  expect(typographySlips(text)).toEqual([]);
});
