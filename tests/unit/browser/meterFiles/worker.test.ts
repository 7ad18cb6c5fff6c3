import {expose} from 'comlink';
import type {Reader} from '@site/src/browser/meterFiles/meterFiles.worker';

jest.mock('comlink', () => ({expose: jest.fn(), transfer: (told: unknown) => told}));

let reader: Reader;

beforeAll(async () => {
  await import('@site/src/browser/meterFiles/meterFiles.worker');
  reader = jest.mocked(expose).mock.calls[0]?.[0] as Reader;
});

const good = new File(['Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n'], 'dobry.csv');
const changed = Object.assign(new File([], 'zmieniony.csv'), {
  arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
});

test('a file that cannot be read reports that itself, and the others are read', async () => {
  const shares: number[] = [];
  const {outcomes} = await reader.member([{file: changed}, {file: good}], false, (share) =>
    shares.push(share),
  );
  expect(outcomes).toMatchObject([
    {
      ok: false,
      errors: [
        {
          field: 'zmieniony.csv',
          message:
            'Nie udało się odczytać pliku z dysku: mógł się zmienić po wybraniu. Wybierz go jeszcze raz.',
        },
      ],
    },
    {ok: true},
  ]);
  expect(shares.at(-1)).toBe(1);
});

test('of a folder each file is told in its turn, and the next waits until it was heard', async () => {
  const told: string[] = [];
  await reader.monthFiles([good, changed], {}, async (read) => {
    told.push(read.kind === 'file' ? read.file.name : `lista ${read.name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push('heard');
  });
  expect(told).toEqual(['dobry.csv', 'heard', 'zmieniony.csv', 'heard']);
});

test.each([
  ['its text', good, {ok: true, value: 'Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n'}],
  ['why it cannot be read', changed, {ok: false}],
])('a list in a file is answered with %s', async (_, table, text) => {
  await expect(reader.table(table)).resolves.toMatchObject(text);
});

test('what is no zip and no workbook stays the file it was', async () => {
  await expect(reader.parts([good, changed])).resolves.toEqual([good, changed]);
});
