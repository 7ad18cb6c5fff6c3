import {readPointFile} from '@cooperative/meter-files';
import type {MonthFile} from '../../src/month/matching';
import type {CooperativeRecord} from '../../src/record/schema';
import {testHours, writers, type TestHour} from '../../../meter-files/tests/samples/meterFiles';

/** A file of the folder as an operator hands it out. */
interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A cooperative of five members and its own farm: files of three operators, a gap, a double and a point nobody knows. */
interface MonthFolder {
  readonly input: CooperativeRecord;
  readonly files: readonly TextFile[];
  /** The hours as they should be read, by the name of the point; a gap counts as zero. */
  readonly hours: Readonly<Record<string, readonly TestHour[]>>;
}

/** The number of the point in files of PGE (`writers.pge`). */
const waterNumber = '590000000000000017';
const hallNumber = '590322400000000021';

/** Watt-hours that differ by hour, day and point: use with an evening peak, and sun by day if there are panels. */
function made(seed: number, useKwh: number, sunKwh: number) {
  return (index: number): readonly [number, number] => {
    const hour = (index + 1) % 24;
    const noise = ((index * (seed + 7) * 2654435761) % 1000) / 1000;
    const season = 1 - Math.cos((2 * Math.PI * index) / 8760) * 0.7;
    const sun = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI)) * sunKwh * season * noise;
    const use = useKwh * (0.6 + 0.4 * noise + (hour > 16 && hour < 22 ? 0.5 : 0));
    const round = (kwh: number): number => Math.round(kwh * 1000) / 1000;
    return [round(Math.max(use - sun * 0.8, 0.001)), round(Math.max(sun - use, 0))];
  };
}

/** The folder with so many days from the first of January 2026. */
export function monthFiles(days: number): MonthFolder {
  const firstDay = '2026-01-01';
  const school = testHours(firstDay, days, made(1, 2, 9));
  const hall = testHours(firstDay, days, made(2, 3, 0));
  const water = testHours(firstDay, days, made(3, 5, 30));
  const home = testHours(firstDay, days, made(4, 0.5, 2));
  const farm = testHours(firstDay, days, (index) => [0.01, made(5, 0, 12)(index)[1]]);
  const station = testHours(firstDay, days, made(6, 1, 3));
  const dayRoom = testHours(firstDay, days, made(7, 1.5, 0));
  const write = (layout: string, hours: readonly TestHour[]): readonly TextFile[] =>
    writers[layout]?.(hours, 'letters') ?? [];
  const named = (name: string, layout: string, hours: readonly TestHour[]): TextFile => ({
    name,
    text: write(layout, hours)[0]?.text ?? '',
  });
  const hallRows = named(`${hallNumber}.csv`, 'enea', hall);
  const lines = hallRows.text.split('\r\n');
  // The header takes one of these: it has a line break of its own.
  const gapAt = 30;
  return {
    input: {
      version: 1,
      kind: 'spoldzielnia',
      name: 'Zielona Dolina',
      points: [
        {id: 'szkoła', holder: 'Gmina', tariff: 'C12a'},
        {id: 'urząd', holder: 'Gmina', ppe: hallNumber, tariff: 'C12a'},
        {id: 'wodociąg', ppe: waterNumber, tariff: 'C12a'},
        {id: 'dom', tariff: 'G11'},
        {id: 'farma', ofCooperative: true},
        {id: 'remiza', holder: 'OSP', tariff: 'C12a'},
        {id: 'świetlica', tariff: 'C12a'},
      ],
      tariffs: {
        C12a: {
          kind: 'own',
          zones: [{name: 'całodobowa', energy: 0.61, network: 0.25}],
          capacity: {kind: 'perKwh', coefficient: 1},
          fixedNetwork: 11.5,
          subscription: 4.2,
        },
        G11: {kind: 'g11', operator: 'pge'},
      },
      vat: 23,
      internalPrice: 0.3,
      internalVat: false,
      gridReading: 1,
      stock: [],
    },
    files: [
      named('szkola-2026.csv', 'tauronRows', school),
      {
        name: hallRows.name,
        text: [...lines.slice(0, gapAt), ...lines.slice(gapAt + 1)].join('\r\n'),
      },
      named('licznik pge.csv', 'pge', water),
      // The same readings again: they count once.
      named('licznik pge (1).csv', 'pge', water.slice(0, 48)),
      ...write('energa', home).map(({name, text}) => ({
        name: name.replace('energa', 'dom'),
        text,
      })),
      named('farma.csv', 'tauronRows', farm),
      named('remiza.csv', 'tauronRows', station),
      named('swietlica.csv', 'tauronRows', dayRoom),
      {
        name: 'obcy.csv',
        text: named('', 'pge', hall.slice(0, 48)).text.replaceAll(
          waterNumber,
          '590999900000000099',
        ),
      },
    ],
    hours: {
      szkoła: school,
      urząd: hall.map((hour, index) =>
        index === gapAt - 1 ? {...hour, withdrawn: 0, injected: 0} : hour,
      ),
      wodociąg: water,
      // Energa gives energy after the balance of the hour.
      dom: home.map((hour) => ({
        ...hour,
        withdrawn: Math.max(hour.withdrawn - hour.injected, 0),
        injected: Math.max(hour.injected - hour.withdrawn, 0),
      })),
      farma: farm,
      remiza: station,
      świetlica: dayRoom,
    },
  };
}

/** The files as the page and the command read them. */
export function readFiles(files: readonly TextFile[]): readonly MonthFile[] {
  return files.map(({name, text}) => ({
    name,
    read: readPointFile({name, bytes: new TextEncoder().encode(text)}),
  }));
}
