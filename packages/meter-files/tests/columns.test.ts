import {readFileSync} from 'node:fs';
import {readMeterFiles, summarise, toReadings, type Account, type FileOutcome} from '../src';

const encoder = new TextEncoder();

/** Cells under each heading: of every hour, or of the hour. */
type Columns = Readonly<Record<string, string | ((hour: number) => string)>>;

/** Two days of June, with a column for each heading. */
function table(columns: Columns): string {
  const rows = Array.from({length: 48}, (_, hour) => {
    const day = `2026-06-0${1 + Math.floor(hour / 24)}`;
    const cells = Object.values(columns).map((cell) =>
      typeof cell === 'string' ? cell : cell(hour),
    );
    return [`${day} ${String(hour % 24).padStart(2, '0')}:00`, ...cells].join(';');
  });
  return [['Data i godzina', ...Object.keys(columns)].join(';'), ...rows].join('\n');
}

function read(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const {outcomes, joined} = readMeterFiles([{name: 'plik.csv', bytes}]);
  const [outcome] = outcomes;
  if (!outcome?.ok) {
    throw new Error(JSON.stringify(outcome));
  }
  return {outcome: outcome.value, joined};
}

function accountOf(outcome: FileOutcome): Account {
  if (outcome.kind !== 'read' && outcome.kind !== 'part') {
    throw new Error(JSON.stringify(outcome));
  }
  return outcome.account;
}

/** What was read as what, and what was left out. */
function columnsOf(outcome: FileOutcome): Readonly<Record<string, string>> {
  const {columns, leftOut} = accountOf(outcome);
  return Object.fromEntries([
    ...columns.map(({name, register}) => [name, register] as const),
    ...leftOut.map(({name}) => [name, 'leftOut'] as const),
  ]);
}

/** Sums in Wh, so that they compare exactly. */
function sumsOf(text: string | Uint8Array) {
  const {joined} = read(text);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined));
  }
  const {sums} = summarise(joined.value);
  return Object.fromEntries(
    Object.entries(sums).flatMap(([name, kwh]) =>
      kwh === null ? [] : [[name, Math.round(kwh * 1000)]],
    ),
  );
}

describe('What a heading means', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['TAURON', {'Pobór energii [kWh]': 'withdrawn', 'Oddanie [kWh]': 'injected'}],
    ['PGE', {'En. czynna pobrana [kWh]': 'withdrawn', 'En. czynna oddana [kWh]': 'injected'}],
    [
      'short names of operators',
      {'A+ [kWh]': 'withdrawn', 'A- [kWh]': 'injected', 'R+ [kvarh]': 'leftOut'},
    ],
    ['names of the law', {'Ep [kWh]': 'withdrawn', 'Ew [kWh]': 'injected'}],
    ['EP and EO', {'EP [kWh]': 'withdrawn', 'EO [kWh]': 'injected'}],
    ['EC and EB', {'EC+ [kWh]': 'withdrawn', 'EC- [kWh]': 'injected', 'EB+': 'leftOut'}],
    [
      'OBIS with a medium',
      {
        '1-1:1.8.0': 'withdrawn',
        '1-1:2.8.0': 'injected',
        '1-1:3.8.0': 'leftOut',
        '1-1:5.8.0': 'leftOut',
        '1-1:8.8.0': 'leftOut',
      },
    ],
    [
      'OBIS with a named zone, which is no total',
      {'1.8.0 strefa 1 [kWh]': 'withdrawn', '1.8.0 strefa 2 [kWh]': 'withdrawn'},
    ],
    [
      'totals since midnight',
      {
        'Pobór [kWh]': 'withdrawn',
        'Oddanie [kWh]': 'injected',
        'Pobór dziś [kWh]': 'leftOut',
        today_export_kwh: 'leftOut',
      },
    ],
    ['keys of JSON', {consumption: 'withdrawn', unitPrice: 'leftOut', totalCost: 'leftOut'}],
    ['OBIS of a profile', {'1-1:1.29.0*255': 'withdrawn', '1-1:2.29.0*255': 'injected'}],
    ['OBIS with lines', {'1_8_0': 'withdrawn', '2_8_0': 'injected', '6_8_0': 'leftOut'}],
    [
      'OBIS and words',
      {
        '1.8.0 Energia czynna [kWh]': 'withdrawn',
        '2.8.0 Energia czynna [kWh]': 'injected',
        '7.8.0 Energia Q3 [kvarh]': 'leftOut',
      },
    ],
    [
      'reactive energy without that word',
      {
        'Pobrana [kWh]': 'withdrawn',
        'Pobrana indukcyjna': 'leftOut',
        'Oddana pojemnościowa': 'leftOut',
        'Oddana [kWh]': 'injected',
      },
    ],
    [
      'SolarEdge',
      {
        'System Production (kWh)': 'generation',
        'Consumption (kWh)': 'leftOut',
        'Self Consumption (kWh)': 'leftOut',
        'Export (kWh)': 'injected',
        'Import (kWh)': 'withdrawn',
      },
    ],
    [
      'Huawei FusionSolar',
      {
        'PV Yield (kWh)': 'generation',
        'Inverter Revenue': 'leftOut',
        'Export (kWh)': 'injected',
        'Import (kWh)': 'withdrawn',
        'Consumption (kWh)': 'leftOut',
        'Self-consumption (kWh)': 'leftOut',
        'Charge (kWh)': 'leftOut',
        'Discharge (kWh)': 'leftOut',
        'CO2 Avoided (t)': 'leftOut',
      },
    ],
    [
      'Huawei in Polish',
      {
        'Uzysk instalacji (kWh)': 'generation',
        'Energia pobrana z sieci (kWh)': 'withdrawn',
        'Energia oddana do sieci (kWh)': 'injected',
        'Zużycie energii (kWh)': 'leftOut',
        'Zużycie własne (kWh)': 'leftOut',
        'Współczynnik zużycia własnego (%)': 'leftOut',
      },
    ],
    [
      'Fronius in Polish',
      {
        'Zużycie bezpośrednie [kWh]': 'leftOut',
        'Energia oddana do sieci [kWh]': 'injected',
        'Energia pobrana z sieci [kWh]': 'withdrawn',
        'Zużycie [kWh]': 'leftOut',
        'Produkcja [kWh]': 'generation',
      },
    ],
    [
      'Fronius in German',
      {
        'Direkt verbraucht [kWh]': 'leftOut',
        'Energie ins Netz eingespeist [kWh]': 'injected',
        'Energie vom Netz bezogen [kWh]': 'withdrawn',
        'Verbrauch [kWh]': 'leftOut',
        'Produktion [kWh]': 'generation',
      },
    ],
    [
      'Fronius in English',
      {
        'Consumed directly [kWh]': 'leftOut',
        'Energy fed into grid [kWh]': 'injected',
        'Energy from grid [kWh]': 'withdrawn',
        'Consumption [kWh]': 'leftOut',
        'Production [kWh]': 'generation',
      },
    ],
    [
      'SMA',
      {
        'Netzbezug [kWh]': 'withdrawn',
        'Netzeinspeisung [kWh]': 'injected',
        'Eigenverbrauch [kWh]': 'leftOut',
        'Gesamtverbrauch [kWh]': 'leftOut',
        'PV-Erzeugung [kWh]': 'generation',
      },
    ],
    [
      'Growatt',
      {
        'Energy Production(kWh)': 'generation',
        'Exported to Grid(kWh)': 'injected',
        'Imported From Grid(kWh)': 'withdrawn',
        'Load Consumption(kWh)': 'leftOut',
        'Self Consumption(kWh)': 'leftOut',
        'Battery Charged(kWh)': 'leftOut',
      },
    ],
    [
      'a home with a battery',
      {
        'Pobór z sieci [kWh]': 'withdrawn',
        'Oddanie do sieci [kWh]': 'injected',
        'Ładowanie baterii [kWh]': 'leftOut',
        'Rozładowanie baterii [kWh]': 'leftOut',
        'Zużycie odbiorników [kWh]': 'leftOut',
      },
    ],
    [
      'money and shares',
      {
        'Pobór [kWh]': 'withdrawn',
        'Koszt poboru [zł]': 'leftOut',
        'Udział w poborze [%]': 'leftOut',
        'Cena RCE [zł/MWh]': 'leftOut',
        'Energia oddana [kWh]': 'injected',
        'Wartość energii oddanej [PLN]': 'leftOut',
      },
    ],
    [
      'running totals',
      {
        'Pobór [kWh]': 'withdrawn',
        'Pobór skumulowany [kWh]': 'leftOut',
        'Oddanie [kWh]': 'injected',
        'Oddanie od początku roku [kWh]': 'leftOut',
        'Produkcja [kWh]': 'generation',
        'Produkcja dzienna [kWh]': 'leftOut',
      },
    ],
    [
      'states of the meter',
      {
        'Stan licznika pobór [kWh]': 'leftOut',
        'Pobór [kWh]': 'withdrawn',
        'Wskazanie oddanie [kWh]': 'leftOut',
        'Oddanie [kWh]': 'injected',
      },
    ],
    [
      'means, extremes, forecasts, losses and other years',
      {
        'Pobór [kWh]': 'withdrawn',
        'Średni pobór [kWh]': 'leftOut',
        'Pobór maks. [kWh]': 'leftOut',
        'Prognoza poboru [kWh]': 'leftOut',
        'Pobór ze stratami [kWh]': 'leftOut',
        'Pobór rok poprzedni [kWh]': 'leftOut',
        'Pobór 2025 [kWh]': 'leftOut',
      },
    ],
    [
      'years in headings, the rows of one of them',
      {'Pobór 2025 [kWh]': 'leftOut', 'Pobór 2026 [kWh]': 'withdrawn'},
    ],
    [
      'mean power beside energy',
      {
        'Moc średnia pobrana [kW]': 'leftOut',
        'Energia pobrana [kWh]': 'withdrawn',
        'Moc oddana [kW]': 'leftOut',
        'Energia oddana [kWh]': 'injected',
        'Moc umowna [kW]': 'leftOut',
      },
    ],
    [
      'quarters in a heading are no minimum',
      {'Energia pobrana 15 min [kWh]': 'withdrawn', 'Energia oddana 15 min [kWh]': 'injected'},
    ],
    [
      'before and after balancing',
      {
        'Energia pobrana przed bilansowaniem [kWh]': 'withdrawn',
        'Energia oddana przed bilansowaniem [kWh]': 'injected',
        'Energia pobrana po bilansowaniu [kWh]': 'withdrawnNet',
        'Energia oddana po bilansowaniu [kWh]': 'injectedNet',
      },
    ],
    [
      'temperature, numbers and other things',
      {
        'Pobór [kWh]': 'withdrawn',
        'Temperatura [°C]': 'leftOut',
        'Napięcie L1 [V]': 'leftOut',
        'Lp.': 'leftOut',
        'tg fi': 'leftOut',
        'Numer umowy': 'leftOut',
      },
    ],
    [
      'columns whose first word is of another role',
      {
        'Do sieci [kWh]': 'injected',
        'Z sieci [kWh]': 'withdrawn',
        'From solar to battery [kWh]': 'leftOut',
      },
    ],
    [
      'zones that begin their headings',
      {'Strefa szczytowa, pobór': 'withdrawn', 'Strefa pozaszczytowa, pobór': 'withdrawn'},
    ],
    [
      'peak and off-peak in other cases',
      {'Pobór w szczycie [kWh]': 'withdrawn', 'Pobór poza szczytem [kWh]': 'withdrawn'},
    ],
    [
      'the own needs of a plant',
      {'Pobór na potrzeby własne [kWh]': 'withdrawn', Oddanie: 'injected'},
    ],
    ['a sign of summer time', {DST: 'leftOut', 'Pobór [kWh]': 'withdrawn'}],
    ['a long minus', {'A+ [kWh]': 'withdrawn', 'A− [kWh]': 'injected'}],
    ['a tangent', {'A+': 'withdrawn', 'tg φ': 'leftOut', 'P- [kW]': 'injected'}],
    ['lost letters', {'Pob?r [kWh]': 'withdrawn', 'Oddanie [kWh]': 'injected'}],
    ['letters lost by two bytes', {'Pob\uFFFD\uFFFDr': 'withdrawn', 'Nadwy\uFFFDka': 'injected'}],
  ])('%s', (_, wanted) => {
    const {outcome} = read(
      table(
        Object.fromEntries(
          Object.keys(wanted).map((name, index) => [name, `${index},${index + 1}25`]),
        ),
      ),
    );
    expect(columnsOf(outcome)).toEqual(wanted);
  });
});

describe('Columns of one register', () => {
  const half = (hour: number): string => (hour % 2 === 0 ? '0,500' : '0');
  const other = (hour: number): string => (hour % 2 === 0 ? '0' : '0,500');

  test.each<[string, Columns, Readonly<Record<string, number>>]>([
    ['zones are added', {'Pobór T1 [kWh]': half, 'Pobór T2 [kWh]': other}, {withdrawn: 24_000}],
    [
      'zones whose number stands before them are not added to their sum',
      {'Pobór I strefa [kWh]': half, 'Pobór II strefa [kWh]': other, 'Pobór razem [kWh]': '0,500'},
      {withdrawn: 24_000},
    ],
    [
      'each may have its own decimal sign',
      {'Pobór [kWh]': '0,500', 'Oddanie [kWh]': '0.100'},
      {withdrawn: 24_000, injected: 4800, withdrawnNet: 19_200, injectedNet: 0},
    ],
    [
      'zones of OBIS are added',
      {'1.8.1 [kWh]': half, '1.8.2 [kWh]': other, '2.8.1 [kWh]': '0,1', '2.8.2 [kWh]': '0,2'},
      {withdrawn: 24_000, injected: 14_400},
    ],
    [
      'zones of OBIS beside their sum are not',
      {'1.8.0 [kWh]': '0,500', '1.8.1 [kWh]': half, '1.8.2 [kWh]': other},
      {withdrawn: 24_000},
    ],
    [
      'day and night',
      {'Energia pobrana dzienna [kWh]': half, 'Energia pobrana nocna [kWh]': other},
      {withdrawn: 24_000},
    ],
    [
      'three zones of a business',
      {
        'Pobór szczyt przedpołudniowy [kWh]': half,
        'Pobór szczyt popołudniowy [kWh]': '0,1',
        'Pobór pozostałe godziny [kWh]': other,
      },
      {withdrawn: 28_800},
    ],
    [
      'three zones in other words',
      {
        'Pobór szczyt ranny [kWh]': half,
        'Pobór szczyt wieczorny [kWh]': '0,1',
        'Pobór reszta doby [kWh]': other,
      },
      {withdrawn: 28_800},
    ],
    [
      'phases of which one gives while others draw',
      {
        'Pobór [kWh]': half,
        'Pobór L1 [kWh]': half,
        'Pobór L2 [kWh]': '0,2',
        'Oddanie [kWh]': '0,000',
      },
      {withdrawn: 12_000, injected: 0},
    ],
    ['a sale to the grid', {'Sprzedaż do sieci [kWh]': '0,5'}, {injected: 24_000}],
    [
      'points of a company of gas',
      {'Gaz-System pobór [kWh]': '0,5', 'Gaz-System oddanie [kWh]': '0'},
      {withdrawn: 24_000, injected: 0},
    ],
    [
      'zones beside a heading without one',
      {'Pobór [kWh]': '0,500', 'Pobór strefa I [kWh]': half, 'Pobór strefa II [kWh]': other},
      {withdrawn: 24_000},
    ],
    [
      'zones beside „razem”',
      {'Strefa 1 pobór [kWh]': half, 'Strefa 2 pobór [kWh]': other, 'Razem pobór [kWh]': '0,500'},
      {withdrawn: 24_000},
    ],
    [
      'phases without their sum are added',
      {'Pobór L1 [kWh]': '0,1', 'Pobór L2 [kWh]': '0,2', 'Pobór L3 [kWh]': '0,3'},
      {withdrawn: 28_800},
    ],
    [
      'phases beside their sum are not',
      {
        'Pobór faza 1 [kWh]': '0,1',
        'Pobór faza 2 [kWh]': '0,2',
        'Pobór faza 3 [kWh]': '0,3',
        'Pobór [kWh]': '0,6',
      },
      {withdrawn: 28_800},
    ],
    [
      'parts from the cooperative and the grid',
      {
        'Pobór [kWh]': '1',
        'w tym ze spółdzielni, pobór [kWh]': '0,4',
        'Pobór z sieci [kWh]': '0,6',
      },
      {withdrawn: 48_000},
    ],
    [
      'the same column in two units',
      {'Pobór [kWh]': '0,5', 'Pobór [kW]': '0,5', 'Oddanie [kWh]': '0'},
      {withdrawn: 24_000, injected: 0},
    ],
    ['mean power alone', {'Moc pobrana [kW]': '0,5'}, {withdrawn: 24_000}],
    ['watts', {'Netzbezug [W]': '500', 'Netzeinspeisung [W]': '0'}, {withdrawn: 24_000}],
    ['megawatt-hours', {'Pobór [MWh]': '0,0005'}, {withdrawn: 24_000}],
    [
      'a column given twice',
      {'Pobór [kWh]': half, 'Energia pobrana [kWh]': half},
      {withdrawn: 12_000},
    ],
    [
      'an empty column beside a full one',
      {'Pobór [kWh]': '0,5', 'Energia pobrana [kWh]': ''},
      {withdrawn: 24_000},
    ],
    [
      'phases named by their symbols',
      {'EP L1 [kWh]': '0,1', 'EP L2 [kWh]': '0,2', 'EP L3 [kWh]': '0,3', 'EO [kWh]': '0'},
      {withdrawn: 28_800, injected: 0},
    ],
    [
      'zones beside a heading that adds them',
      {'Pobór T1 [kWh]': half, 'Pobór T2 [kWh]': other, 'Pobór T1+T2 [kWh]': '0,500'},
      {withdrawn: 24_000},
    ],
    [
      'a dear zone and a cheap one',
      {'Pobór taryfa droga [kWh]': half, 'Pobór strefa tania [kWh]': other},
      {withdrawn: 24_000},
    ],
    [
      'what is of it from the cooperative, behind the draw from the grid',
      {
        'Energia pobrana z sieci OSD [kWh]': '1',
        'w tym ze spółdzielni [kWh]': '0,4',
        'Oddanie [kWh]': '0',
      },
      {withdrawn: 48_000, injected: 0},
    ],
    [
      'what no meter of the grid sees',
      {
        'Pobór z sieci [kWh]': '0,5',
        'Oddanie do sieci [kWh]': '0,1',
        'Produkcja [kWh]': '1',
        'PV do domu [kWh]': '0,9',
        'Do zapłaty': '0,31',
        'Liczba kwadransów': '4',
      },
      {withdrawn: 24_000, injected: 4800, generation: 48_000},
    ],
    [
      'bought and sold, in English',
      {'Buy(kWh)': '0,5', 'Sell(kWh)': '0,1', 'Generation(kWh)': '1', 'Consumption(kWh)': '1,4'},
      {withdrawn: 24_000, injected: 4800, generation: 48_000},
    ],
    [
      'a net sum beside both directions',
      {'Import [kWh]': '0,5', 'Eksport [kWh]': '0,1', 'Netto [kWh]': '0,4'},
      {withdrawn: 24_000, injected: 4800, withdrawnNet: 19_200, injectedNet: 0},
    ],
    [
      'a balance of something else, as of a deposit',
      {'Pobór [kWh]': '0,5', 'Oddanie [kWh]': '0,1', 'Saldo [kWh]': (at) => `1${at}`},
      {withdrawn: 24_000, injected: 4800, withdrawnNet: 19_200, injectedNet: 0},
    ],
    [
      'a balance of wind, given at night',
      {'Bilans [kWh]': (at) => (at % 24 > 8 && at % 24 < 16 ? '0,4' : '-0,1')},
      {withdrawnNet: 5600, injectedNet: 3400},
    ],
    [
      'a production beside the draw alone',
      {'Pobór [kWh]': '0,5', 'Produkcja PV [kWh]': '1'},
      {withdrawn: 24_000, generation: 48_000},
    ],
    [
      'a unit beside each number',
      {'Energia pobrana': '500', Jednostka: 'Wh', 'Energia oddana': '0,1', 'Jednostka ': 'kWh'},
      {withdrawn: 24_000, injected: 4800},
    ],
    [
      'an institution called as a unit is',
      {Jednostka: (at) => `Szkoła ${at % 2}`, 'Energia pobrana': '500', 'Jednostka miary': 'Wh'},
      {withdrawn: 24_000},
    ],
    [
      'a balance that is given less drawn',
      {
        'Pobór [kWh]': half,
        'Oddanie [kWh]': '0,1',
        'Bilans [kWh]': (at) => (at % 2 === 0 ? '-0,4' : '0,1'),
      },
      {withdrawn: 12_000, injected: 4800, withdrawnNet: 9600, injectedNet: 2400},
    ],
    [
      'a signed balance alone',
      {'Saldo energii [kWh]': (at) => (at % 2 === 0 ? '0,4' : '-0,1')},
      {withdrawnNet: 9600, injectedNet: 2400},
    ],
  ])('%s', (_, columns, wanted) => {
    expect(sumsOf(table(columns))).toMatchObject(wanted);
  });

  test.each<[string, Columns, RegExp]>([
    [
      'two draws',
      {'Pobór [kWh]': half, 'Energia pobrana [kWh]': '0,5'},
      /„Pobór \[kWh\]”, „Energia/,
    ],
    ['two points', {'Pobór Szkoła [kWh]': half, 'Pobór Urząd [kWh]': '0,5'}, /Szkoła.*Urząd/],
    [
      'two inverters that made the same',
      {'Produkcja falownik 1 [kWh]': half, 'Produkcja falownik 2 [kWh]': half},
      /falownik 1.*falownik 2/,
    ],
    ['two sources', {'Produkcja PV1 [kWh]': half, 'Produkcja PV2 [kWh]': '0,5'}, /PV1.*PV2/],
    [
      'zones told in two ways',
      {'Pobór T1': half, 'Pobór T2': '0,5', 'Pobór szczyt': '0,2', 'Pobór pozaszczyt': '0,3'},
      /na dwa sposoby/,
    ],
    ['one zone of a tariff', {'Pobór nocny [kWh]': half, 'Oddanie [kWh]': '0'}, /jednej strefy/],
    [
      'the second zone of a tariff',
      {'Pobór T2 [kWh]': half, 'Oddanie [kWh]': '0'},
      /jednej strefy/,
    ],
    [
      'the first zone of a tariff, without energy at night',
      {'Pobór strefa 1 [kWh]': (hour) => (hour % 24 < 9 ? '0' : '0,5'), 'Oddanie [kWh]': '0'},
      /jednej strefy/,
    ],
    [
      'one zone of what is given beside two of the draw',
      {'Pobór T1 [kWh]': half, 'Pobór T2 [kWh]': '0', 'Oddanie T1 [kWh]': '0,5'},
      /„Oddanie T1 \[kWh\]” jest jednej strefy/,
    ],
    [
      'draw after balancing beside what was given before it',
      {'Pobór po bilansowaniu [kWh]': half, 'Oddanie [kWh]': '0,5'},
      /po bilansowaniu, a „Oddanie \[kWh\]” przed nim/,
    ],
    ['one phase', {'Pobór L1 [kWh]': half, 'Pobór L2 [kWh]': '0,5'}, /L1.*L2/],
    [
      'parts without the whole',
      {'Pobór z sieci [kWh]': half, 'Pobór ze spółdzielni [kWh]': '0,5'},
      /części energii/,
    ],
    [
      'use beside data of an inverter',
      {'Zużycie [kWh]': half, 'Autokonsumpcja [kWh]': '0,1', 'Oddanie [kWh]': '0,5'},
      /zużyciu domu/,
    ],
    ['an unknown column of numbers', {'Pobór [kWh]': half, 'Xyz [kWh]': '0,5'}, /„Xyz \[kWh\]”/],
    ['a name nobody can restore', {'P?b?r': half, Oddanie: '0,5'}, /„P\?b\?r”/],
    ['energy of no direction', {'Energia czynna [kWh]': half, 'Oddanie [kWh]': '0'}, /czynna/],
    [
      'two sides of a balance',
      {'Bilans dodatni': half, 'Bilans ujemny': '0,5'},
      /stronami bilansu/,
    ],
    ['a code against its words', {'2.8.0 Pobór [kWh]': half, 'Oddanie [kWh]': '0'}, /2\.8\.0/],
    ['a multiplier', {'Pobór [kWh]': half, Mnożna: '40'}, /Mnożna/],
    ['use of a house alone', {'Zużycie domu [kWh]': half, 'Oddanie [kWh]': '0,5'}, /zużycie domu/],
    ['a point in a heading', {'Pobór [kWh]': half, 'Punkt Szkoła [kWh]': '0,5'}, /Szkoła/],
    ['money that its heading does not call so', {'Pobór [kWh]': half, Netto: '1,23'}, /Netto/],
    ['only a running total', {'Pobór narastająco': half, Oddanie: '0'}, /suma narastająca/],
    [
      'what the grid gives to the house beside what it gives to a battery',
      {'Grid to consumers (kWh)': '0,5', 'Grid to battery (kWh)': '0,2', 'PV to grid (kWh)': '0'},
      /bez tego, co między siecią a magazynem/,
    ],
    ['a sale alone', {'Sprzedaż energii [kWh]': '0,5'}, /sprzedawca sprzedał do punktu/],
    [
      'parts above their whole',
      {'Pobór [kWh]': '0,5', 'Pobór strefa nocna [kWh]': '0,7'},
      /mniej niż w jej częściach/,
    ],
    ['gas alone', {'Zużycie gazu [kWh]': '0,5'}, /gaz albo ciepło/],
  ])('%s is a question', (_, columns, reason) => {
    const {outcome, joined} = read(table(columns));
    expect(outcome).toMatchObject({
      kind: 'unknown',
      asks: 'columns',
      reason: expect.stringMatching(reason) as string,
    });
    expect(joined).toBeNull();
  });

  test('the first zone is the whole of a tariff that has no other, however little is drawn by day', () => {
    const columns = {
      'Pobór strefa 1 [kWh]': (hour: number) => (hour % 24 > 8 ? '0' : '0,5'),
      'Oddanie strefa 1 [kWh]': (hour: number) => (hour % 24 > 8 ? '0,5' : '0'),
    };
    expect(sumsOf(table(columns))).toMatchObject({withdrawn: 9000, injected: 15_000});
  });

  test('draw after balancing counts beside a column of what was never given', () => {
    const {joined} = read(table({'Pobór po bilansowaniu [kWh]': '0,5', 'Oddanie [kWh]': '0'}));
    if (!joined?.ok) {
      throw new Error(JSON.stringify(joined));
    }
    const {withdrawn, injected} = toReadings(joined.value);
    expect([...withdrawn]).toEqual(Array<number>(48).fill(0.5));
    expect([...injected]).toEqual(Array<number>(48).fill(0));
  });

  test('a balance with an empty cell is still the draw less what is given', () => {
    const text = table({
      'Pobór [kWh]': '0,5',
      'Oddanie [kWh]': '0,1',
      'Saldo [kWh]': (at) => (at === 5 ? '' : '0,4'),
    });
    expect(accountOf(read(text).outcome).leftOut).toEqual([]);
  });

  test('the sum is checked against its parts, and the hour that differs is named', () => {
    const columns = (total: Columns[string]): Columns => ({
      'Pobór [kWh]': total,
      'Pobór T1 [kWh]': '0,2',
      'Pobór T2 [kWh]': '0,3',
    });
    expect(accountOf(read(table(columns('0,500'))).outcome).notes).toEqual([
      'Suma stref zgadza się z kolumną „Pobór [kWh]”.',
    ]);
    const wrong = table(columns((at) => (at === 5 ? '0,900' : '0,500')));
    expect(accountOf(read(wrong).outcome).notes).toEqual([
      'Suma stref („Pobór T1 [kWh]”, „Pobór T2 [kWh]”) różni się od kolumny „Pobór [kWh]”. Takich wierszy jest 1, pierwszy to 7 (2026-06-01 05:00). Wczytano kolumnę „Pobór [kWh]”.',
    ]);
  });
});

describe('The unit', () => {
  const rows = (...cells: readonly string[]): string =>
    Array.from(
      {length: 48},
      (_, hour) =>
        `2026-06-0${1 + Math.floor(hour / 24)};${(hour % 24) + 1}${cells.map((cell) => `;${cell}`).join('')}`,
    ).join('\n');

  test.each<[string, string, string]>([
    ['above the table', `Jednostka;MWh\n\nData;Godzina;Pobór\n${rows('0,0005')}`, 'above'],
    [
      'above it, after a colon',
      `Raport\nJednostka: Wh\nData;Godzina;Pobór\n${rows('500')}`,
      'above',
    ],
    [
      'above it, in a description without a number',
      `Energia czynna w MWh\nData;Godzina;Pobór\n${rows('0,0005')}`,
      'above',
    ],
    ['below the table', `Data;Godzina;Pobór\n${rows('0,0005')}\nWartości podano w MWh`, 'above'],
    ['in a row of units', `Data;Godzina;Pobór\n;[h];[Wh]\n${rows('500')}`, 'unitRow'],
    ['in a column', `Data;Godzina;Pobór;Jednostka\n${rows('0,0005', 'MWh')}`, 'column'],
    ['in cells', `Data;Godzina;Pobór\n${rows('500 Wh')}`, 'cells'],
    [
      'in cells, of several kinds',
      `Data;Godzina;Pobór\n${rows('500 Wh').replaceAll(/;([37]);500 Wh/g, ';$1;0,5 kWh')}`,
      'cells',
    ],
    [
      'in cells, under another in the heading',
      `Data;Godzina;Pobór [kWh]\n${rows('500 Wh')}`,
      'cells',
    ],
    ['in thousands', `Data;Godzina;Pobór [tys. kWh]\n${rows('0,0005')}`, 'heading'],
    ['in the kind of a row', `Data;Godzina;Wartość;Rodzaj\n${rows('500', 'pobór [Wh]')}`, 'kind'],
    [
      'in the heading of rows of kinds',
      `Data;Godzina;Wartość [MWh];Rodzaj\n${rows('0,0005', 'pobór')}`,
      'heading',
    ],
    ['nowhere, and kWh', `Data;Godzina;Pobór\n${rows('0,5')}`, 'none'],
    // The power above a table is not the unit of its energy.
    ['nowhere, with a power above', `Moc umowna;40 kW\nData;Godzina;Pobór\n${rows('0,5')}`, 'none'],
    ['nowhere, with a sum above', `Suma: 0,024 MWh\nData;Godzina;Pobór\n${rows('0,5')}`, 'none'],
  ])('%s', (_, text, unitFrom) => {
    expect(sumsOf(text)).toEqual({withdrawn: 24_000});
    expect(accountOf(read(text).outcome).columns).toMatchObject([{unitFrom}]);
  });

  test.each([
    ['a home in MWh', '0,0005', 'za mało, może to MWh'],
    ['a home in Wh', '1500', 'za dużo, może to Wh'],
    ['a quiet home in Wh', '320', 'za dużo, może to Wh'],
  ])('%s is asked for where nobody says it', (_, cell, reason) => {
    expect(read(`Data;Godzina;Pobór\n${rows(cell)}`).outcome).toMatchObject({
      kind: 'unknown',
      asks: 'unit',
      reason: expect.stringContaining(reason) as string,
    });
  });

  test.each([
    'Pobór [GJ]',
    'Pobór [x0,1 kWh]',
    'Pobór (10 kWh)',
    'Pobór [kWh x 10]',
    'Pobór (kWh*1000)',
    'Pobór [10^-3 kWh]',
    'Pobór w setkach kWh',
    'Pobór [kWs]',
    'Pobór [W-min]',
    'Pobór [MW]',
    'pobor_gj',
  ])('%s is asked for: it is none that is read', (heading) => {
    expect(read(`Data;Godzina;${heading}\n${rows('0,5')}`).outcome).toMatchObject({
      kind: 'unknown',
      asks: 'unit',
      reason: expect.stringContaining('podaje jednostkę, której nie wczytujemy') as string,
    });
  });

  test('of power is asked for where only its heading says that it is power', () => {
    expect(read(`Data;Godzina;Moc pobrana\n${rows('0,5')}`).outcome).toMatchObject({
      kind: 'unknown',
      asks: 'unit',
      reason: 'Kolumna „Moc pobrana” podaje moc, a plik nie mówi, w jakiej jednostce: kW czy W.',
    });
    expect(read(`Data;Godzina;Moc pobrana [kW]\n${rows('0,5')}`).outcome.kind).toBe('read');
  });

  test.each([
    ['a home', '0,3'],
    ['a farm', '12,5'],
    ['a school in whole kWh', '40'],
    ['a plant of 1 MW', '870,125'],
  ])('of %s is not', (_, cell) => {
    expect(read(`Data;Godzina;Pobór\n${rows(cell)}`).outcome.kind).toBe('read');
  });

  test.each([
    ['above', `Wartości podane w Wh\nData;Godzina;Pobór [kWh];Oddanie [kWh]\n${rows('500', '0')}`],
    ['below', `Data;Godzina;Pobór [kWh];Oddanie\n${rows('0,5', '0,0002')}\nWartości w MWh`],
  ])('of all values, that a line %s says and a heading does not, is a question', (_, text) => {
    expect(read(text).outcome).toMatchObject({
      kind: 'unknown',
      asks: 'columns',
      reason: expect.stringContaining('Kolumna „Pobór [kWh]” jest w kWh, a wiersz') as string,
    });
  });

  test('of power above the table, or of what its heading says, is no question', () => {
    const text = `Jednostka mocy;kW\nWartości w kWh\nData;Godzina;Pobór [kWh]\n${rows('0,5')}`;
    expect(sumsOf(text)).toEqual({withdrawn: 24_000});
  });

  test.each([
    ['dom_MWh.csv', 'w jego nazwie jest MWh'],
    ['dom.xlsx, arkusz Pobór (Wh)', 'w jego nazwie jest Wh'],
  ])('in the name of the file or sheet alone is a question: %s', (name, reason) => {
    const bytes = encoder.encode(`Data;Godzina;Pobór\n${rows('0,5')}`);
    expect(readMeterFiles([{name, bytes}]).outcomes[0]).toMatchObject({
      value: {asks: 'unit', reason: expect.stringContaining(reason) as string},
    });
  });

  test('in the name of the only sheet is one in the name of a file, as its direction is', () => {
    const bytes = encoder.encode('');
    const table = `Data;Godzina;Energia\n${rows('0,5')}`
      .split('\n')
      .map((line, at) => ({line: at + 1, cells: line.split(';')}));
    const [outcome] = readMeterFiles([
      {name: 'dom.xlsx', bytes, table, sheet: 'Oddanie MWh'},
    ]).outcomes;
    expect(outcome).toMatchObject({value: {asks: 'unit'}});
    const {joined} = readMeterFiles([{name: 'dom.xlsx', bytes, table, sheet: 'Oddanie'}]);
    expect(joined?.ok === true && joined.value.series.injectedNet).toHaveLength(48);
  });

  test.each(['dom_kWh.csv', 'farma 10 MWh.csv', 'farma_2MWh.csv'])(
    'is no other by the name „%s”',
    (name) => {
      const bytes = encoder.encode(`Data;Godzina;Pobór\n${rows('0,5')}`);
      expect(readMeterFiles([{name, bytes}]).outcomes[0]).toMatchObject({value: {kind: 'read'}});
    },
  );

  test('is not asked for where the file says it, however small the energy', () => {
    expect(read(`Data;Godzina;Pobór [kWh]\n${rows('0,0005')}`).outcome.kind).toBe('read');
  });

  test('of one column, and another than kWh, leaves that of the others a question', () => {
    const [outcome] = readMeterFiles([
      {
        name: 'plik.csv',
        bytes: encoder.encode(`Data;Godzina;Pobór [MWh];Oddanie\n${rows('0,0005', '0,2')}`),
      },
    ]).outcomes;
    expect(outcome).toMatchObject({value: {kind: 'unknown', asks: 'unit'}});
  });
});

describe('Rows of kinds', () => {
  const file = (
    kinds: Readonly<Record<string, string>>,
    zones: readonly string[] = [''],
  ): string => {
    const rows = Array.from({length: 24}, (_, hour) =>
      Object.entries(kinds).flatMap(([kind, kwh]) =>
        zones.map((zone) => `2026-06-01 ${hour + 1}:00;${zone};${kwh};${kind}`),
      ),
    );
    return ['Data;Strefa;Wartość kWh;Rodzaj', ...rows.flat()].join('\n');
  };

  test('of one zone alone, without energy at night, are refused', () => {
    const rows = Array.from(
      {length: 24},
      (_, hour) => `2026-06-01 ${hour + 1}:00;${hour < 9 ? '0' : '0,5'};pobór strefa 1`,
    );
    const bytes = encoder.encode(['Data;Wartość kWh;Rodzaj', ...rows].join('\n'));
    const [outcome] = readMeterFiles([{name: 'plik.csv', bytes}]).outcomes;
    expect(outcome).toMatchObject({
      ok: false,
      errors: [{message: expect.stringContaining('Zamień w pliku to oznaczenie') as string}],
    });
  });

  test.each<[string, string, Readonly<Record<string, number>>]>([
    [
      'of both directions',
      file({pobór: '1', oddanie: '0,5'}),
      {withdrawn: 24_000, injected: 12_000},
    ],
    [
      'with reactive energy',
      file({
        'Energia czynna pobrana': '1',
        'Energia bierna indukcyjna': '7',
        'Energia pojemnościowa': '8',
      }),
      {withdrawn: 24_000},
    ],
    [
      'by codes',
      file({'1.8.0': '1', '2.8.0': '0,5', '5.8.0': '3'}),
      {withdrawn: 24_000, injected: 12_000},
    ],
    [
      'of zones and their sum',
      file({'Pobór T1': '0,25', 'Pobór T2': '0,75', 'Pobór całodobowy': '1'}),
      {withdrawn: 24_000},
    ],
    ['of zones', file({'Pobór T1': '0,25', 'Pobór T2': '0,75'}), {withdrawn: 24_000}],
    [
      'of a whole day beside its zones',
      file({pobór: '0,5'}, ['całodobowa', 'T1']),
      {withdrawn: 12_000},
    ],
    ['with lost letters', file({'pob?r': '1', oddanie: '0'}), {withdrawn: 24_000, injected: 0}],
    ['with running totals', file({pobór: '1', 'pobór narastająco': '9'}), {withdrawn: 24_000}],
  ])('%s', (_, text, wanted) => {
    expect(sumsOf(text)).toMatchObject(wanted);
  });

  test('of the use and a production are read', () => {
    expect(sumsOf(file({zużycie: '0,5', oddanie: '0,1', produkcja: '1'}))).toMatchObject({
      withdrawn: 12_000,
      injected: 2400,
      generation: 24_000,
    });
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['„energia X', {pobór: '1', 'energia X': '2'}],
    ['jedna faza', {'pobór L1': '1'}],
  ])('that nobody knows are refused, and what to do: %s', (said, kinds) => {
    const {outcomes} = readMeterFiles([{name: 'a.csv', bytes: encoder.encode(file(kinds))}]);
    expect(outcomes).toMatchObject([
      {ok: false, errors: [{message: expect.stringContaining(said) as string}]},
    ]);
  });
});

describe('Files made from public reports', () => {
  test.each<[string, Readonly<Record<string, number>>]>([
    [
      'bilans-i-ujemna',
      {withdrawn: 21_780, injected: 16_182, withdrawnNet: 15_389, injectedNet: 9791},
    ],
    ['calodobowa-i-strefy', {withdrawn: 15_576, injected: 0}],
    ['energia-i-moc', {withdrawn: 28_656}],
    ['falownik-bilans-domu', {withdrawn: 24_000, injected: 33_600, generation: 48_000}],
    ['fazy-i-suma', {withdrawn: 28_800, injected: 0}],
    ['indukcyjna-pojemnosciowa', {withdrawn: 203_280}],
    ['jednostka-w-metryce', {withdrawn: 24_000, injected: 4800}],
    ['narastajaco', {withdrawn: 33_600}],
    ['skok-w-jednej-godzinie', {withdrawn: 16_799_625}],
    ['ze-spoldzielni-i-z-sieci', {withdrawn: 48_000}],
  ])('%s', (name, wanted) => {
    const bytes = readFileSync(`packages/meter-files/tests/fixtures/kolumny/${name}.csv`);
    expect(sumsOf(new Uint8Array(bytes))).toMatchObject(wanted);
  });
});
