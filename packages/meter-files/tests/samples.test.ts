import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readMeterFiles, summarise, utcText} from '../src';

interface Expected {
  readonly przedzialy?: number;
  readonly godziny?: number;
  readonly start_utc?: string;
  readonly koniec_utc?: string;
  readonly pobor_kwh?: number;
  readonly oddanie_kwh?: number;
  readonly pobor_po_bil_kwh?: number;
  readonly oddanie_po_bil_kwh?: number;
  readonly import_spoldzielni?: number;
  readonly eksport_spoldzielni?: number;
}

const folder = 'packages/meter-files/tests/fixtures';
const expected = JSON.parse(readFileSync(path.join(folder, 'oczekiwane.json'), 'utf8')) as Readonly<
  Record<string, Expected>
>;

describe.each(Object.entries(expected))('the sample %s', (names, sums) => {
  const read = (rename = (name: string): string => name) => {
    const {outcomes, joined} = readMeterFiles(
      names.split(' + ').map((name) => ({
        name: rename(name),
        bytes: new Uint8Array(readFileSync(path.join(folder, name))),
      })),
    );
    expect(outcomes.filter(({ok}) => !ok)).toEqual([]);
    if (!joined?.ok) {
      throw new Error(JSON.stringify(joined ?? outcomes));
    }
    return joined.value;
  };

  test('has the hours and sums that were counted by hand', () => {
    const file = read();
    const {intervals, startMs, lastMs, sums: found} = summarise(file);
    expect(intervals).toBe(sums.przedzialy ?? sums.godziny);
    if (sums.start_utc !== undefined) {
      expect([utcText(startMs), utcText(lastMs)]).toEqual([sums.start_utc, sums.koniec_utc]);
    }
    const close = (value: number | null, wanted: number | undefined): void => {
      if (wanted === undefined) {
        expect(value).toBeNull();
      } else {
        expect(Math.abs((value ?? Number.NaN) - wanted)).toBeLessThan(0.002);
      }
    };
    close(found.withdrawn, sums.pobor_kwh);
    close(found.injected, sums.oddanie_kwh);
    close(found.withdrawnNet, sums.pobor_po_bil_kwh ?? sums.import_spoldzielni);
    close(found.injectedNet, sums.oddanie_po_bil_kwh ?? sums.eksport_spoldzielni);
    expect(file.gaps).toEqual([]);
    expect(file.duplicates).toEqual([]);
  });

  test('is recognised under any name', () => {
    let count = 0;
    const renamed = read(() => `${(count += 1)}.csv`);
    expect(renamed.series).toEqual(read().series);
    expect(renamed.layout).toBe(read().layout);
  });
});

test('each layout has its own name', () => {
  const layouts = Object.keys(expected).map((names) => {
    const {joined} = readMeterFiles(
      names.split(' + ').map((name) => ({
        name,
        bytes: new Uint8Array(readFileSync(path.join(folder, name))),
      })),
    );
    return joined?.ok ? joined.value.layout : '';
  });
  expect(layouts.sort()).toEqual([
    'ENEA eBOK',
    'ENERGA Mój Licznik',
    'PGE eBOK',
    'TAURON eLicznik',
    'TAURON eLicznik do 2022 r.',
    'TAURON eLicznik, taryfa strefowa',
    'TAURON, wartości w kWh i kvar',
    'arkusz operatora ze statusem odczytu',
    'dane spółdzielni od operatora, plik dobowy',
  ]);
});

test('one of several points of delivery can be taken alone', () => {
  const file = {
    name: 'doba.csv',
    bytes: new Uint8Array(readFileSync(path.join(folder, 'ptpiree_spoldzielnia_doba.csv'))),
  };
  const all = readMeterFiles([file]).joined;
  const meters = all?.ok ? all.value.meters : [];
  expect(meters).toHaveLength(3);
  const sums = meters.map((meter) => {
    const {joined} = readMeterFiles([{...file, options: {meter}}]);
    return joined?.ok ? (summarise(joined.value).sums.withdrawn ?? 0) : 0;
  });
  expect(sums.every((sum) => sum > 1)).toBe(true);
  expect(sums.reduce((total, sum) => total + sum, 0)).toBeCloseTo(26.689, 3);
});
