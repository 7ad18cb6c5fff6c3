import {listExample} from '@cooperative/settlement/record';
import {refuseReadings} from '@site/src/domain/calculator/members/readingsInList';

test.each([
  'Data;Godzina;Pobór\n2026-01-01;1;0,4\n2026-01-01;2;0,5\n2026-01-01;3;0,5',
  '"590310600000000000";"01.01.2026 1:00";"0,4"\n"590310600000000000";"01.01.2026 2:00";"0,4"\n"590310600000000000";"01.01.2026 3:00";"0,4"',
])('a file of hours is told where it belongs', (text) => {
  const read = refuseReadings(text);
  expect(read.ok ? [] : read.errors).toMatchObject([
    {message: expect.stringContaining('„Wczytaj odczyty z licznika”') as string},
  ]);
});

test('a list of members is left as it is, also with a day in a name', () => {
  const text = `${listExample}\nszkoła od 2026-01-01;szkoła;60000;0`;
  expect(refuseReadings(text)).toEqual({ok: true, value: text});
  // Of members, each with the day it joined.
  const dated = [listExample, ...Array<string>(5).fill('dom;;Anna;;;;;;;1.07.2026;')].join('\n');
  expect(refuseReadings(dated)).toEqual({ok: true, value: dated});
});
