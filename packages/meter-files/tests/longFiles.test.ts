import fc from 'fast-check';
import {readPointFile, type PointFile} from '../src';
import type {Result} from '@cooperative/polish';
import {unlessRefused} from '../src/refusal';
import {chunksOf, oneChunk} from '../src/table/chunks';
import {recognise} from '../src/table/layouts';
import {isUnread, sampleOf} from '../src/table/sample';
import {decode} from '../src/table/decode';
import {splitTable} from '../src/table/splitTable';

const encoder = new TextEncoder();

/** Rows enough that a file is recognised by its beginning: its first 64 kB. */
const hours = 4000;
const pad = (value: number): string => String(value).padStart(2, '0');

/** From April on, as the hours are those of a clock that never changes. */
function label(index: number, style: Table): string {
  const at = new Date(Date.UTC(2026, 3, 1) + index * (style.isQuarterly ? 900_000 : 3_600_000));
  const day = style.isPolishDay
    ? `${pad(at.getUTCDate())}.${pad(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`
    : at.toISOString().slice(0, 10);
  const hour = `${style.hasWideHours ? pad(at.getUTCHours()) : at.getUTCHours()}:${pad(at.getUTCMinutes())}`;
  return style.hasHourColumn ? `${day}${style.separator}${hour}` : `${day} ${hour}`;
}

interface Table {
  readonly separator: ';' | '\t';
  readonly decimal: ',' | '.';
  readonly isQuarterly: boolean;
  readonly isPolishDay: boolean;
  readonly hasWideHours: boolean;
  readonly hasHourColumn: boolean;
  readonly isDescending: boolean;
  readonly hasStatus: boolean;
  readonly shape: 'columns' | 'kinds' | 'points';
  readonly lineBreak: '\n' | '\r\n';
  /** Rows that are odd, by where they stand. */
  readonly oddities: readonly {readonly row: number; readonly what: keyof typeof oddities}[];
}

/** What may happen to a row far beyond the beginning. */
const oddities = {
  quoted: (row: string, separator: string) =>
    row
      .split(separator)
      .map((cell) => `"${cell}"`)
      .join(separator),
  spaced: (row: string, separator: string) => row.replaceAll(separator, ` ${separator} `),
  empty: () => '',
  footer: (_row: string, separator: string) => `Suma${separator}${separator}`,
  wrongNumber: (row: string) => row.replace(/\d+$/, 'dużo'),
  wrongTime: (row: string) => row.replace('2026', '2O26'),
  openQuote: (row: string) => `"${row}`,
  twice: (row: string) => `${row}\n${row}`,
  other: (row: string) => `${row}\n${row.replace(/\d$/, '9')}`,
  empties: (row: string, separator: string) => row.replace(/[\d,.]+$/, separator),
  letters: (row: string) => row.replace(/$/, 'ż'),
  control: (row: string) => `${row}\u0001`,
  heading: () => 'Data;Pobór [kWh];Oddanie [kWh]',
  longer: (row: string, separator: string) => `${row}${separator}1`,
  thousands: (row: string) => row.replace(/\d+([.,])/, '1 234$1'),
  many: (row: string) => row.replace(/\d+$/, '12345678901234567890'),
} as const;

const kwh = (index: number, seed: number, decimal: string): string =>
  (((index * 7919 + seed * 31) % 5000) / 1000).toFixed(3).replace('.', decimal);

function written(table: Table): Uint8Array {
  const {separator, decimal, shape, hasStatus} = table;
  const time = table.hasHourColumn ? `Data${separator}Godzina` : 'Data i godzina';
  const tail = hasStatus ? `${separator}Status` : '';
  const status = (index: number): string =>
    hasStatus
      ? `${separator}${index % 50 === 7 ? 'szacowana' : index % 90 === 3 ? 'brak danych' : 'OK'}`
      : '';
  const heading = {
    columns: `${time}${tail}${separator}Pobór [kWh]${separator}Oddanie [kWh]`,
    kinds: `${time}${tail}${separator}Rodzaj${separator}Wartość [kWh]`,
    points: `PPE${separator}${time}${tail}${separator}Pobór [kWh]${separator}Oddanie [kWh]`,
  }[shape];
  const rows = Array.from({length: hours}, (_, index): readonly string[] => {
    const start = `${label(index, table)}${status(index)}${separator}`;
    const [one, other] = [kwh(index, 1, decimal), kwh(index, 2, decimal)];
    switch (shape) {
      case 'columns':
        return [`${start}${one}${separator}${other}`];
      case 'kinds':
        return [`${start}pobór${separator}${one}`, `${start}oddanie${separator}${other}`];
      case 'points':
        return ['590000000000000017', '590000000000000024'].map(
          (ppe) => `${ppe}${separator}${start}${one}${separator}${other}`,
        );
    }
  });
  const all = (table.isDescending ? rows.reverse() : rows).flat();
  for (const {row, what} of table.oddities) {
    const at = row % all.length;
    all[at] = oddities[what](all[at] ?? '', separator);
  }
  return encoder.encode([heading, ...all].join(table.lineBreak));
}

/** The same file with its rows kept, as those of a workbook are. */
function readWhole(bytes: Uint8Array): Result<PointFile> {
  const rows = unlessRefused(name, () => splitTable(decode(bytes), () => undefined));
  return rows.ok ? readPointFile({name, bytes, table: rows.value}) : rows;
}

const name = 'plik.csv';

const table: fc.Arbitrary<Table> = fc.record({
  separator: fc.constantFrom(';' as const, '\t' as const),
  decimal: fc.constantFrom(',' as const, '.' as const),
  isQuarterly: fc.boolean(),
  isPolishDay: fc.boolean(),
  hasWideHours: fc.boolean(),
  hasHourColumn: fc.boolean(),
  isDescending: fc.boolean(),
  hasStatus: fc.boolean(),
  shape: fc.constantFrom('columns' as const, 'kinds' as const, 'points' as const),
  lineBreak: fc.constantFrom('\n' as const, '\r\n' as const),
  oddities: fc.array(
    fc.record({
      row: fc.integer({min: 0, max: 2 * hours}),
      what: fc.constantFrom(...(Object.keys(oddities) as (keyof typeof oddities)[])),
    }),
    {maxLength: 2},
  ),
});

const plain: Table = {
  separator: ';',
  decimal: ',',
  isQuarterly: false,
  isPolishDay: false,
  hasWideHours: true,
  hasHourColumn: false,
  isDescending: false,
  hasStatus: false,
  shape: 'columns',
  lineBreak: '\n',
  oddities: [],
};

test('a long file is read in place as it is read by its cells, to the last bit and word', () => {
  fc.assert(
    fc.property(table, (one) => {
      const bytes = written(one);
      const [inPlace, whole] = [readPointFile({name, bytes}), readWhole(bytes)];
      // Of two faults each tells the one that it meets first.
      const areRefused = !inPlace.ok && !whole.ok && one.oddities.length > 1;
      expect(areRefused || inPlace).toEqual(areRefused || whole);
    }),
    {numRuns: Number(process.env.LONG_FILES ?? 25)},
  );
});

test.each(Object.keys(oddities) as (keyof typeof oddities)[])(
  'an odd row far beyond the beginning changes nothing of that: %s',
  (what) => {
    const bytes = written({...plain, oddities: [{row: hours - 5, what}]});
    expect(readPointFile({name, bytes})).toEqual(readWhole(bytes));
  },
);

test('what only rows beyond the beginning show is not decided by it', () => {
  // A column of energy given that begins in the middle, beside one that stays empty.
  const rows = Array.from(
    {length: hours},
    (_, index) => `${label(index, plain)};1;${index < 3000 ? '' : '2'};`,
  );
  const bytes = encoder.encode(
    ['Data i godzina;Pobór [kWh];Oddanie [kWh];Nadwyżka oddana [kWh]', ...rows].join('\n'),
  );
  const found = readPointFile({name, bytes});
  expect(found).toEqual(readWhole(bytes));
  expect(found).toMatchObject({
    ok: true,
    value: {account: {columns: [{register: 'withdrawn'}, {name: 'Oddanie [kWh]'}]}},
  });
});

test('a whole cooperative in one file is read: 300 points, a month, 223 200 rows', () => {
  const rows = Array.from({length: 300}, (_, point) =>
    Array.from(
      {length: 744},
      (_, hour) =>
        `${590_000_000_000_000_000n + BigInt(point)};${label(hour, plain)};0,${100 + point};0`,
    ),
  ).flat();
  const bytes = encoder.encode(
    ['PPE;Data i godzina;Pobór [kWh];Oddanie [kWh]', ...rows].join('\n'),
  );
  const found = readPointFile({name, bytes});
  const drafts = found.ok && found.value.kind === 'read' ? found.value.drafts : [];
  expect(drafts).toHaveLength(300);
  drafts.forEach(({series}, point) => {
    const sum = series.withdrawn?.reduce((all, kwh) => all + kwh, 0);
    expect(sum).toBeCloseTo((744 * (100 + point)) / 1000, 6);
  });
});

const usual = {
  columns: written({...plain, shape: 'columns'}),
  kinds: written({...plain, shape: 'kinds'}),
  points: written({...plain, shape: 'points'}),
  'of a home that gives nothing': encoder.encode(
    [
      'Data i godzina;Energia pobrana [kWh];Energia oddana [kWh]',
      ...Array.from({length: hours}, (_, index) => `${label(index, plain)};0,${100 + index};0,000`),
    ].join('\n'),
  ),
};

test.each(Object.entries(usual))(
  'the beginning of a usual file decides how it is read, so that it is read in place: %s',
  (_, bytes) => {
    const sample = sampleOf(
      chunksOf(bytes) ?? oneChunk(decode(bytes)) ?? {mostRows: 0, first: '', pieces: []},
    );
    expect(recognise(sample ?? []).kind).toBe('plan');
    expect(sample?.some((row) => isUnread(row))).toBe(true);
  },
);
