import type {
  PickedFile,
  PickedFiles,
  PickedTable,
  WorkerMessage,
} from '@site/src/browser/meterFiles/protocol';

const said: WorkerMessage[] = [];
let ask: (event: {readonly data: PickedFiles | PickedTable}) => void;

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      addEventListener: (_: string, listener: typeof ask) => (ask = listener),
      postMessage: (message: WorkerMessage) => said.push(message),
    },
  });
  await import('@site/src/browser/meterFiles/meterFiles.worker');
});

beforeEach(() => {
  said.length = 0;
});

const good = new File(['Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n'], 'dobry.csv');
const changed = Object.assign(new File([], 'zmieniony.csv'), {
  arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
});

test('a file that cannot be read reports that itself, and the others are read', async () => {
  ask({data: {files: [{file: changed}, {file: good}], areMeters: false}});
  await new Promise((resolve) => setTimeout(resolve, 50));
  const done = said.at(-1);
  expect(done?.kind === 'done' && done.set.outcomes).toMatchObject([
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
});

test.each([
  ['its text', good, {ok: true, value: 'Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n'}],
  ['why it cannot be read', changed, {ok: false}],
])('a list in a file is answered with %s', async (_, table, text) => {
  ask({data: {table}});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said).toMatchObject([{kind: 'table', text}]);
});

test('a failure reaches the page as an error', async () => {
  const later = jest.fn<number, [then: () => void]>(() => 0);
  Object.assign(globalThis, {setTimeout: later});
  const noFile = {} as PickedFile;
  ask({data: {files: [noFile], areMeters: false}});
  await new Promise(setImmediate);
  expect(later.mock.calls[0]?.[0]).toThrow(TypeError);
});
