import {readMeterFiles, toReadings, type FileSet, type MeterReadings} from '../src';

const encoder = new TextEncoder();

/** A file of one January day, hour by hour. */
function day(heading: string, at: (hour: number) => string, separator = ';'): Uint8Array {
  const rows = Array.from(
    {length: 24},
    (_, hour) => `2026-01-01 ${hour + 1}:00${separator}${at(hour)}`,
  );
  return encoder.encode([`Czas${separator}${heading}`, ...rows].join('\n'));
}

function read(files: Readonly<Record<string, Uint8Array>>, areMeters = false): FileSet {
  return readMeterFiles(
    Object.entries(files).map(([name, bytes]) => ({name, bytes})),
    {areMeters},
  );
}

function readingsOf({joined}: FileSet): MeterReadings {
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined));
  }
  return toReadings(joined.value);
}

test('tabs separate the columns of a TSV file', () => {
  const found = readingsOf(read({'a.tsv': day('Pobór\tOddanie', () => '1,5\t0,5', '\t')}));
  expect([...found.withdrawn]).toEqual(Array(24).fill(1.5));
  expect([...found.injected]).toEqual(Array(24).fill(0.5));
});

describe('Two meters of one member', () => {
  const files = {
    'a.csv': day('Pobór;Oddanie', (hour) => `${hour};0`),
    'b.csv': day('Pobór;Oddanie', () => '1;2'),
  };

  test('are two versions of the same until the visitor says otherwise: hours that differ are in doubt', () => {
    const {joined} = read(files);
    const {gaps, doubtful} = joined?.ok ? joined.value : {gaps: [], doubtful: []};
    // Both draw 1 kWh in the second hour, and give 0 and 2 in every hour.
    expect(gaps).toHaveLength(24);
    expect(doubtful.filter(({quantity}) => quantity === 'withdrawn')).toHaveLength(23);
    expect(doubtful.filter(({quantity}) => quantity === 'injected')).toHaveLength(24);
  });

  test('are added up on request, equal hours too', () => {
    const found = readingsOf(read(files, true));
    expect([...found.withdrawn]).toEqual(Array.from({length: 24}, (_, hour) => hour + 1));
    expect([...found.injected]).toEqual(Array(24).fill(2));
    expect(found.gaps).toBe(0);
  });

  test('that files named by a direction have are added up, and not balanced with each other', () => {
    const isDay = (hour: number): boolean => hour > 8 && hour < 16;
    const {joined} = read(
      {
        '1_pobor.csv': day('kWh', (hour) => (isDay(hour) ? '0' : '2')),
        '1_nadwyzka.csv': day('kWh', (hour) => (isDay(hour) ? '3' : '0')),
        '2_pobor.csv': day('kWh', () => '1'),
        '2_nadwyzka.csv': day('kWh', () => '0'),
      },
      true,
    );
    const {withdrawnNet, injectedNet} = joined?.ok ? joined.value.series : {};
    const hours = Array.from({length: 24}, (_, hour) => hour);
    expect(Array.from(withdrawnNet ?? [])).toEqual(hours.map((hour) => (isDay(hour) ? 1 : 3)));
    expect(Array.from(injectedNet ?? [])).toEqual(hours.map((hour) => (isDay(hour) ? 3 : 0)));
  });

  test('leave an hour that only one of them has a gap', () => {
    const short = encoder.encode('Czas;Pobór;Oddanie\n2026-01-01 1:00;1;1');
    expect(readingsOf(read({...files, 'b.csv': short}, true)).gaps).toBe(23);
  });
});

describe('Generation behind the meter', () => {
  test('is a column next to the exchange with the grid', () => {
    const found = readingsOf(read({'a.csv': day('Pobór;Oddanie;Produkcja', () => '1;2;3')}));
    expect([...(found.generation ?? [])]).toEqual(Array(24).fill(3));
  });

  test('is a file of its own, which needs the other', () => {
    const production = day('Produkcja', () => '3');
    const {outcomes, joined} = read({'falownik.csv': production});
    expect(outcomes).toMatchObject([{ok: true, value: {kind: 'part'}}]);
    expect(joined).toMatchObject({
      ok: false,
      errors: [{message: expect.stringContaining('sama produkcja') as string}],
    });
    const both = read({'falownik.csv': production, 'a.csv': day('Pobór', () => '1')});
    expect(readingsOf(both)).toMatchObject({
      withdrawn: new Float64Array(24).fill(1),
      generation: new Float64Array(24).fill(3),
    });
  });
});

describe('Energy counted from midnight', () => {
  const days = (energyOf: (hour: number) => number): Uint8Array =>
    encoder.encode(
      [
        'Czas;Pobór [kWh]',
        ...Array.from(
          {length: 72},
          (_, at) =>
            `2026-06-0${1 + Math.floor(at / 24)} ${String(at % 24).padStart(2, '0')}:00;${energyOf(at % 24)}`,
        ),
      ].join('\n'),
    );

  test('is refused, since it is not energy of an hour', () => {
    expect(read({'a.csv': days((hour) => (hour + 1) / 2)}).outcomes).toMatchObject([
      {
        ok: false,
        errors: [{message: expect.stringContaining('liczoną od początku doby') as string}],
      },
    ]);
  });

  test.each<[string, (hour: number) => number]>([
    ['the sun', (hour) => Math.max(0, 6 - Math.abs(hour - 12))],
    ['an evening', (hour) => (hour < 21 ? hour / 10 : 1)],
    ['a use that grows a little through the day', (hour) => 0.3 + hour / 100],
    ['one level by day and another at night', (hour) => (hour < 7 ? 0.2 : 1)],
    ['a device that runs from nine to five', (hour) => (hour >= 9 && hour < 17 ? 2 : 0)],
    ['a furnace that is stoked up and put out', (hour) => (hour < 16 ? hour / 8 : 0)],
  ])('is not seen in energy of %s', (name, energyOf) => {
    const {outcomes} = read({'a.csv': days((hour) => energyOf(hour) + (hour === 23 ? 0.05 : 0.1))});
    expect([name, outcomes[0]?.ok]).toEqual([name, true]);
  });
});

describe('The state of a meter', () => {
  test.each([
    ['after years', (hour: number) => `${12_345 + hour * 2},5;0`],
    ['of a young meter', (hour: number) => `${900 + hour};0`],
  ])('%s is refused, since it is not energy of an hour', (_, at) => {
    expect(read({'a.csv': day('Pobór;Oddanie', at)}).outcomes).toMatchObject([
      {
        ok: false,
        errors: [{message: expect.stringMatching(/^Plik podaje wskazania licznika/) as string}],
      },
    ]);
  });

  test('told by its heading is asked about, however short the file', () => {
    const file = day('Wskazanie pobór;Oddanie', (hour) => `${900 + hour};0`);
    const short = file.slice(0, 120);
    for (const text of [file, short]) {
      expect(read({'a.csv': text}).outcomes).toMatchObject([
        {
          value: {
            kind: 'unknown',
            asks: 'columns',
            reason:
              'Kolumna „Wskazanie pobór” to stan licznika, a nie energia z każdej godziny, a innej na pobór w pliku nie ma.',
          },
        },
      ]);
    }
  });

  test('beside the energy of each hour is left out', () => {
    const at = (hour: number): string => `${900 + hour};1,5;0`;
    const {withdrawn} = readingsOf(read({'a.csv': day('Wskazanie pobór;Pobór;Oddanie', at)}));
    expect([...withdrawn]).toEqual(Array(24).fill(1.5));
  });

  test('is not mistaken for use that grows for a day', () => {
    const {withdrawn} = readingsOf(read({'a.csv': day('Pobór;Oddanie', (hour) => `${hour};0`)}));
    expect([...withdrawn]).toEqual(Array.from({length: 24}, (_, hour) => hour));
  });
});
