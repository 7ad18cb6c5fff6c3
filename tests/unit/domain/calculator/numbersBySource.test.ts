import {numbersBySource} from '@site/src/domain/calculator/numbersBySource';
import type {SiteNumber} from '@site/src/domain/calculator/siteNumbers';

const number = (id: string, source: string, days: Partial<SiteNumber> = {}): SiteNumber => ({
  id,
  group: 'Ustawa',
  name: id,
  value: 1,
  unit: 'kW',
  from: '',
  to: '',
  source,
  checked: '2026-11-26',
  certainty: 'high',
  ...days,
});

test('a source is said once over all its numbers, each with its provision', () => {
  const found = numbersBySource([
    number('moc', 'art. 38e ust. 1: ustawa o OZE, t.j. Dz.U. 2026 poz. 68'),
    number('prog', '§ 3 ust. 1; art. 38c: rozporządzenie'),
    number('gminy', 'art. 38e ust. 2: ustawa o OZE, t.j. Dz.U. 2026 poz. 68'),
    number('biogaz', 'art. 38e ust. 3: ustawa o OZE, t.j. Dz.U. 2026 poz. 68'),
  ]);
  expect(
    found?.map(({source, numbers}) => [source, numbers.map(({id, provision}) => [id, provision])]),
  ).toEqual([
    [
      'ustawa o OZE, t.j. Dz.U. 2026 poz. 68',
      [
        ['moc', 'art. 38e ust. 1'],
        ['gminy', 'art. 38e ust. 2'],
        ['biogaz', 'art. 38e ust. 3'],
      ],
    ],
    ['rozporządzenie', [['prog', '§ 3 ust. 1; art. 38c']]],
  ]);
});

test('what holds on other days stands apart', () => {
  const found = numbersBySource([
    number('a', 'taryfa', {from: '2026-01-01', to: '2026-12-31'}),
    number('b', 'taryfa', {from: '2026-01-01', to: '2026-12-31'}),
    number('c', 'taryfa', {from: '2026-02-01'}),
    number('d', 'taryfa', {from: '2026-02-01'}),
  ]);
  expect(found?.map(({from, numbers}) => [from, numbers.length])).toEqual([
    ['2026-01-01', 2],
    ['2026-02-01', 2],
  ]);
});

test('numbers with a source each keep their order', () => {
  expect(numbersBySource([number('a', 'odczyt 1'), number('b', 'odczyt 2')])).toBeNull();
});
