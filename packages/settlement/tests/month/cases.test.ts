import {datedRates} from '../samples/rates';
import {settleFiles} from '../../src/month/settleFiles';
import {newRecord} from '../../src/record/newRecord';
import {readMonthFile} from '../../src/month/readMonthFile';
import type {CooperativeRecord} from '../../src/record/schema';

/**
 * A home, a shop and a plant in June 2026, as folders of real people had them: the home draws 0.5 kWh in each hour, the
 * shop 0.4, the plant gives 2 from nine to five.
 */
const {rates} = datedRates;
const input: CooperativeRecord = {
  ...newRecord,
  points: [
    {id: 'dom', ppe: '590000000000000017', holder: 'Jan'},
    {id: 'sklep', ppe: '590000000000000024', holder: 'Anna'},
    {id: 'farma', ppe: '590000000000000031', ofCooperative: true},
  ],
};

type Row = (label: string, hour: number) => string;

/** June 2026 in rows, each labelled by the end of its hour. */
function june(head: string, row: Row): string {
  const rows = Array.from({length: 720}, (_, hour) => {
    const end = new Date(Date.UTC(2026, 5, 1, hour + 1));
    return row(end.toISOString().slice(0, 16).replace('T', ' '), hour);
  });
  return [head, ...rows].join('\n');
}

const plain = 'PPE;Data i godzina;Energia pobrana [kWh];Energia oddana [kWh]';
const shop = june(plain, (label) => `590000000000000024;${label};0,400;0,000`);
const plant = june(plain, (label, hour) => {
  const given = hour % 24 >= 9 && hour % 24 < 17 ? '2,000' : '0,000';
  return `590000000000000031;${label};0,000;${given}`;
});

function settled(home: string) {
  const files = Object.entries({'dom.csv': home, 'sklep.csv': shop, 'farma.csv': plant}).map(
    ([name, text]) => readMonthFile({name, bytes: new TextEncoder().encode(text)}),
  );
  const {settled: months, problems, matched} = settleFiles(input, files, {}, rates);
  const [month] = months.ok ? months.value.months : [];
  if (!month) {
    throw new Error(JSON.stringify(months));
  }
  const {credits} = month.settlement.energy;
  return {
    home: month.exchanges[0],
    numbers: {
      shared: month.settlement.members.reduce(
        (all, {internal}) => all + (internal.shared[0] ?? 0),
        0,
      ),
      credit: credits.creditKwh[0],
      bought: credits.boughtKwh[0],
    },
    closing: month.closing,
    problems,
    unmatched: matched.unmatched.map(({ppe}) => ppe),
  };
}

test('a meter replaced in mid-month is the same point, though its number stands before that of the point', () => {
  const {home, numbers, closing, problems, unmatched} = settled(
    june(`Numer licznika;${plain}`, (label, hour) => {
      const meter = hour < 14 * 24 + 10 ? '11110001' : '22220002';
      return `${meter};590000000000000017;${label};0,500;0,000`;
    }),
  );
  expect(home).toMatchObject({withdrawnKwh: 360, missingHours: 0});
  expect(numbers.shared).toBeCloseTo(216, 3);
  expect(numbers.credit).toBeCloseTo(158.4, 3);
  expect(numbers.bought).toBeCloseTo(273.6, 3);
  expect({closing, problems, unmatched}).toEqual({closing: [], problems: [], unmatched: []});
});

test('three days of which the operator has no reading are missing, not zero', () => {
  const {home, numbers, problems} = settled(
    june('PPE;Data i godzina;Status;Energia pobrana [kWh];Energia oddana [kWh]', (label, hour) =>
      hour >= 120 && hour < 192
        ? `590000000000000017;${label};Brak danych;0;0`
        : `590000000000000017;${label};Dane rzeczywiste;0,5;0`,
    ),
  );
  expect(home).toMatchObject({withdrawnKwh: 324, missingHours: 72});
  expect(numbers.bought).toBeCloseTo(242.4, 3);
  expect(problems).toContainEqual(
    expect.objectContaining({
      kind: 'gap',
      place: 'dom',
      message: expect.stringContaining('z 72 godz.') as string,
    }),
  );
});
