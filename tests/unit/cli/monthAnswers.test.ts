import {monthAnswers, withAnswers} from '../../../src/cli/monthAnswers';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';

const settled: CooperativeRecord = {
  ...newRecord,
  points: [{id: 'dom'}],
  stock: [{month: '2026-06', kwh: 38.4}],
  settledTo: '2026-06',
};

function asked(...words: string[]): CooperativeRecord {
  return withAnswers(settled, monthAnswers(['folder', ...words]));
}

test('a month is settled anew from the stock that is said', () => {
  expect(asked('--od', '2026-06', '--bez-zapasu')).toMatchObject({settledTo: '2026-05', stock: []});
  expect(asked('--od', '2026-06', '--zapas', '2026-04=12,5; 2026-05=300')).toMatchObject({
    settledTo: '2026-05',
    stock: [
      {month: '2026-04', kwh: 12.5},
      {month: '2026-05', kwh: 300},
    ],
  });
});

test('what counts and what is closed all the same is kept in the file of the month', () => {
  expect(asked('--nowsze', '--zamknij', '2026-07')).toMatchObject({
    prefer: 'newer',
    closedAnyway: ['2026-07'],
    settledTo: '2026-06',
  });
  expect(asked()).toEqual(settled);
});

test.each([
  [['--od', '2026-06'], 'Dopisz --zapas "2026-05=12,5" albo --bez-zapasu.'],
  [['--od', 'czerwiec'], '--od: podaj rok i miesiąc, np. 2026-06, a nie „czerwiec”.'],
  [['--dodane', 'korekta.csv'], '--dodane: podaj plik i dzień'],
  [['--dodane', 'korekta.csv=lipiec'], '--dodane: podaj plik i dzień'],
  [['--bez-zapasu'], 'mówią o miesiącu, który podaje --od'],
  [['--od', '2026-06', '--bez-zapasu', '--zapas', '2026-05=1'], 'Podaj jedno: --zapas'],
  [['--od', '2026-06', '--zapas', '2026-05'], 'podaj miesiąc i kWh'],
])('%j says what is missing', (words, message) => expect(() => asked(...words)).toThrow(message));
