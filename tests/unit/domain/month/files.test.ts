import {readFileSync} from 'node:fs';
import {newMonth} from '../../../../src/domain/month/newMonth';
import {isPointsCsv, pointsCsvExample, readPointsCsv} from '../../../../src/domain/month/pointsCsv';
import {readMonthFile} from '../../../../src/domain/month/readMonthFile';
import {generatedAndUsed} from '../../../../src/domain/month/tables';
import {monthFolder} from '../../../samples/monthFolder';

function messagesOf(text: string): readonly string[] {
  const read = readMonthFile(text);
  return read.ok ? [] : read.errors.map(({message}) => message);
}

describe('the file of a month', () => {
  test('is read as it was written', () => {
    const {input} = monthFolder(1);
    const read = readMonthFile(JSON.stringify(input));
    expect(read.ok && read.value).toMatchObject(JSON.parse(JSON.stringify(input)));
  });

  test('of the calculator gives points, rates and the key', () => {
    const read = readMonthFile(readFileSync('tests/fixtures/settlement/spoldzielnia.json', 'utf8'));
    expect(read.ok && read.value.points.length).toBeGreaterThan(1);
    expect(read.ok && Object.keys(read.value.tariffs).length).toBeGreaterThan(0);
    expect(read.ok && read.value.stock).toEqual([]);
  });

  test('that is wrong says where and what to do', () => {
    const broken = (change: object): readonly string[] =>
      messagesOf(JSON.stringify({...newMonth, ...change}));
    expect(messagesOf('{')).toEqual([expect.stringContaining('to nie jest poprawny JSON')]);
    expect(broken({stock: [{month: 'maj', kwh: 5}]})).toEqual([
      expect.stringContaining('Podaj miesiąc, np. 2026-05.'),
    ]);
    expect(broken({points: [{id: 'a'}, {id: 'a'}]})).toEqual([
      'Nazwę „a” ma więcej niż jeden punkt. Popraw jeden z nich.',
    ]);
    expect(broken({points: [{id: 'a', tariff: 'X'}]})).toEqual([
      expect.stringContaining('stawki „X”, których nie podano'),
    ]);
    expect(broken({points: [{id: 'a'}], shares: [0]})).toEqual([
      expect.stringContaining('Podaj po jednym udziale na punkt (1)'),
    ]);
  });
});

describe('a list of points', () => {
  test('is told from readings by its header', () => {
    expect(isPointsCsv(pointsCsvExample)).toBe(true);
    const [reading] = monthFolder(1).files;
    expect(isPointsCsv(reading?.text ?? '')).toBe(false);
    expect(isPointsCsv('Numer PPE;Data;Rodzaj;H01;H02')).toBe(false);
  });

  test('is read with numbers, members and ordered power', () => {
    const read = readPointsCsv(`${pointsCsvExample}\nfarma;590322400000000041;Spółdzielnia;`);
    expect(read.ok && read.value).toEqual([
      {id: 'szkoła', ppe: '590322400000000011', holder: 'Gmina', orderedKw: 40},
      {id: 'urząd', ppe: '590322400000000021', holder: 'Gmina', orderedKw: 12},
      {id: 'dom Nowaków', ppe: '590322400000000031'},
      {id: 'farma', ppe: '590322400000000041', ofCooperative: true},
    ]);
  });

  test('with a wrong row names its line', () => {
    const read = readPointsCsv('nazwa;numer PPE;moc\n;123;5\nb;124;dużo');
    expect(!read.ok && read.errors.map(({message}) => message)).toEqual([
      'Wiersz 2: wpisz nazwę punktu.',
      'Wiersz 3, moc umowna: znaleziono „dużo”. Wpisz liczbę kW, np. 40.',
    ]);
  });
});

test('energy used is what was withdrawn and what was made and not given; unknown if one point was not measured', () => {
  const point = {withdrawnKwh: 10, injectedKwh: 4, generatedKwh: 9, missingHours: 0};
  expect(generatedAndUsed({exchanges: [point]})).toEqual({generatedKwh: 9, usedKwh: 15});
  expect(generatedAndUsed({exchanges: [point, {...point, generatedKwh: null}]})).toEqual({
    generatedKwh: null,
    usedKwh: null,
  });
});
