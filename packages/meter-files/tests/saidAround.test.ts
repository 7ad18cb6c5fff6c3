import {readMeterFiles, toReadings} from '../src';

/** What names of files and lines around a table say of its energy, and what only seems to say it. */
const hours = Array.from({length: 48}, (_, at) => ({
  day: `2026-06-0${1 + Math.floor(at / 24)}`,
  number: (at % 24) + 1,
  drawn: (30 + ((at * 7) % 24)) / 100,
  given: at % 24 >= 9 && at % 24 < 16 ? 1.5 : 0,
}));
type Hour = (typeof hours)[number];

const drawn = hours.map((hour) => hour.drawn);
const given = hours.map((hour) => hour.given);
const comma = (value: number): string => value.toFixed(3).replace('.', ',');

function table(heading: string, kwhOf: (hour: Hour) => number): readonly string[] {
  return [
    `Data;Godzina;${heading}`,
    ...hours.map((hour) => `${hour.day};${hour.number};${comma(kwhOf(hour))}`),
  ];
}

const unnamed = table('Wartość [kWh]', (hour) => hour.drawn);

function read(files: Readonly<Record<string, readonly string[]>>) {
  return readMeterFiles(
    Object.entries(files).map(([name, lines]) => ({
      name,
      bytes: new TextEncoder().encode(lines.join('\n')),
    })),
  );
}

function rounded(values: Float64Array | undefined): readonly number[] {
  return Array.from(values ?? [], (value) => Math.round(value * 1000) / 1000);
}

/** What was read, or what was asked or refused. */
function foundIn(files: Readonly<Record<string, readonly string[]>>): unknown {
  const {joined, outcomes} = read(files);
  const told = outcomes.flatMap((outcome) =>
    outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [outcome.value.reason]
        : []
      : outcome.errors.map(({message}) => message),
  );
  if (told.length > 0) {
    return told.join(' ');
  }
  if (!joined?.ok) {
    return joined?.errors;
  }
  const {withdrawn, injected} = toReadings(joined.value);
  return {withdrawn: rounded(withdrawn), injected: rounded(injected)};
}

const noDirection = expect.stringContaining('czy to energia pobrana, czy oddana') as unknown;

test.each([
  'export.csv',
  'export_2026-06.csv',
  'Eksport_z_licznika.csv',
  'import_danych.csv',
  'Dane pobrane 2026-07-01.csv',
  'energia_eksport_danych.csv',
  'energia pobrane dane.csv',
  'dane pobrane z portalu.csv',
  'energia_punkt_poboru.csv',
  'zuzycie_i_produkcja.csv',
])('the name %s tells no direction', (name) => {
  expect(foundIn({[name]: unnamed})).toEqual(noDirection);
});

test.each([
  'Dane pobrano z portalu 2026-07-01',
  'Dane pobrane przez klienta',
  'Raport: eksport danych',
])('the line „%s” tells no direction', (line) => {
  expect(foundIn({'plik.csv': [line, ...unnamed]})).toEqual(noDirection);
});

test.each([
  ['pobór.csv', unnamed],
  ['energia_pobrana_2026-06.csv', unnamed],
  ['grid_import.csv', unnamed],
  ['energia import.csv', unnamed],
  ['active import.csv', unnamed],
  ['energia czynna import.csv', unnamed],
  ['kWh pobrane 2026-06.csv', unnamed],
  ['plik.csv', ['Raport: import energii z sieci', ...unnamed]],
])('the name or the title tells the draw: %s', (name, lines) => {
  expect(foundIn({[name]: lines})).toMatchObject({withdrawn: drawn});
});

const two = {withdrawn: drawn, injected: given};

test('a direction by a name goes with one by a heading', () => {
  const other = table('Energia oddana [kWh]', (hour) => hour.given);
  expect(foundIn({'pobór.csv': unnamed, 'drugi.csv': other})).toEqual(two);
});

test('two directions by names with energy in the same hours are as metered', () => {
  const {joined} = read({
    'pobór.csv': unnamed,
    'oddanie.csv': table('Wartość [kWh]', (hour) => hour.given),
  });
  const {withdrawn, injected, injectedNet} = joined?.ok ? joined.value.series : {};
  expect(rounded(withdrawn ?? undefined)).toEqual(drawn);
  expect(rounded(injected ?? undefined)).toEqual(given);
  expect(rounded(injectedNet ?? undefined)).toEqual(
    hours.map((hour) => Math.max(0, Math.round((hour.given - hour.drawn) * 1000) / 1000)),
  );
});

test('power in the title is that of the quarters under it', () => {
  const quarters = hours.flatMap(({day, number, drawn: kwh}) =>
    ['00', '15', '30', '45'].map(
      (minute) => `${day} ${String(number - 1).padStart(2, '0')}:${minute};${comma(kwh)}`,
    ),
  );
  const lines = ['Profil mocy czynnej pobranej [kW]', 'Data i godzina;Wartość', ...quarters];
  expect(foundIn({'plik.csv': lines})).toMatchObject({withdrawn: drawn});
});

test.each([
  ['Bilans: wartości dodatnie - oddanie do sieci, ujemne - pobór', true],
  ['Wartości ujemne oznaczają pobór', true],
  ['Wartości dodatnie to pobór, ujemne to oddanie', false],
  ['Minus: energia wprowadzona do sieci', false],
  ['(+) oddanie (-) pobór', true],
  ['(+) - oddanie, (-) - pobór', true],
  ['+ oddanie; - pobór', true],
  ['oddanie (+), pobór (-)', true],
  ['oddanie: +, pobór: -', true],
  ['Bilans (+ oddanie, - pobór)', true],
  ['„+” – oddanie, „–” – pobór', true],
  ['Bilans: pobór – oddanie', false],
  ['Raport: energia oddana (-A) i pobrana (+A)', false],
  ['Oddanie z plusem, pobór z minusem', true],
  ['Plus oznacza oddanie', true],
  ['Wartości dodatnie: energia oddana (wprowadzona) do sieci', true],
  ['Bilans = energia oddana minus energia pobrana', true],
  ['Bilans = energia oddana - energia pobrana', true],
  ['Export positive, import negative', true],
  ['oddanie > 0', true],
  ['Różnica energii oddanej i pobranej', true],
  ['Różnica energii pobranej i oddanej', false],
  ['Import (+), export (-)', false],
  ['(+) pobór (-) oddanie', false],
  ['+ pobór; - oddanie', false],
  ['Bilans = energia pobrana - energia oddana', false],
  ['Bilans (pobór - oddanie): wartości dodatnie to pobór', false],
  ['Umowa: Eksport Plus', false],
  ['Taryfa: Nadwyżka Plus', false],
  ['Taryfa G11 plus;Nadwyżka: tak', false],
  ['Oferta "Oddawaj z plusem"', false],
])('a line on the sign of a balance is kept: %s', (line, isTurned) => {
  const balance = table('Bilans [kWh]', (hour) => hour.drawn - hour.given);
  expect(foundIn({'plik.csv': [line, ...balance]})).toEqual(
    isTurned
      ? expect.stringContaining('Odwróć w arkuszu znaki')
      : {
          withdrawn: hours.map((hour) => (hour.given > 0 ? 0 : hour.drawn)),
          injected: hours.map((hour) =>
            hour.given > 0 ? Number((1.5 - hour.drawn).toFixed(3)) : 0,
          ),
        },
  );
});

test('a table of the other direction under the first is not added to it', () => {
  const lines = [
    'Energia pobrana [kWh]',
    ...table('Wartość', (hour) => hour.drawn),
    '',
    'Energia oddana [kWh]',
    ...table('Wartość', (hour) => hour.given),
  ];
  expect(foundIn({'plik.csv': lines})).toEqual(
    expect.stringContaining('tabela innej energii („Energia oddana [kWh]”)'),
  );
});

const mixed = [
  expect.objectContaining({message: expect.stringContaining('po bilansowaniu') as string}),
];

test.each([
  ['oddanie_po_bilansowaniu.csv', []],
  ['nadwyzka_po_zbilansowaniu.csv', []],
  ['nadwyżka.csv', []],
  ['oddanie_netto.csv', []],
  ['oddanie.csv', ['Energia oddana po bilansowaniu']],
  ['plik.csv', ['Energia oddana po bilansowaniu']],
])(
  'energy that its name or title says is balanced goes with none as metered: %s',
  (name, lines) => {
    const files = {
      'pobor.csv': table('Energia pobrana [kWh]', (hour) => hour.drawn),
      [name]: [...lines, ...table('Wartość [kWh]', (hour) => hour.given)],
    };
    expect(foundIn(files)).toEqual(mixed);
  },
);

test.each([
  ['oddanie.csv', []],
  ['energia_oddana.csv', []],
  ['oddanie_przed_bilansowaniem.csv', []],
  ['plik.csv', ['Energia oddana']],
])(
  'energy of which a name tells only the direction is as metered beside such: %s',
  (name, lines) => {
    const files = {
      'pobor.csv': table('Energia pobrana [kWh]', (hour) => hour.drawn),
      [name]: [...lines, ...table('Wartość [kWh]', (hour) => hour.given)],
    };
    expect(foundIn(files)).toEqual(two);
  },
);

test.each(['nadwyzka.csv', 'oddanie_po_bilansowaniu.csv'])(
  'balanced energy is not balanced again, though both have it in the same hours: %s',
  (name) => {
    const {joined} = read({
      'pobor.csv': unnamed,
      [name]: table('Wartość [kWh]', (hour) => hour.given),
    });
    const {withdrawn, injectedNet} = joined?.ok ? joined.value.series : {};
    expect(withdrawn).toBeNull();
    expect(rounded(injectedNet ?? undefined)).toEqual(given);
  },
);

test.each(['energia_eksport.csv', 'active export.csv', 'kWh eksport.csv'])(
  'the name %s tells energy given',
  (name) => {
    expect(foundIn({[name]: unnamed})).toMatchObject({injected: drawn});
  },
);

const ofUnit = expect.stringContaining('mówi o innej niż kWh') as unknown;

test.each([
  ['Moc [kW]', ofUnit],
  ['Wykres obciążenia, moc czynna w kW', ofUnit],
  ['Obciążenie [kW];dane 15-minutowe', ofUnit],
  ['Raport energii elektrycznej (MWh) - punkt 590000000000000017', ofUnit],
  ['Raport MWh 06.2026', ofUnit],
  ['Moc umowna [kW]', {withdrawn: drawn, injected: given}],
  ['Suma poboru [MWh];0,02', {withdrawn: drawn, injected: given}],
  ['Instalacja 9,9 kW', {withdrawn: drawn, injected: given}],
  ['Cena [zł/MWh]', {withdrawn: drawn, injected: given}],
  ['EUR/MWh', {withdrawn: drawn, injected: given}],
  ['Energia [kWh] i moc [kW]', {withdrawn: drawn, injected: given}],
])('a unit that a line speaks of is not passed over: %s', (line, found) => {
  const both = hours.map(
    ({day, number, drawn: use, given: surplus}) =>
      `${day};${number};${comma(use)};${comma(surplus)}`,
  );
  const lines = ['Data;Godzina;Pobór;Oddanie', ...both];
  expect(foundIn({'plik.csv': [line, ...lines]})).toEqual(found);
  expect(foundIn({'plik.csv': [...lines, '', line]})).toEqual(found);
});

test('units in words are units', () => {
  const inMwh = hours.map(({drawn: kwh}) => kwh / 1000);
  const lines = ['Data;Godzina;Pobór w megawatogodzinach'].concat(
    hours.map(({day, number}, at) => `${day};${number};${String(inMwh[at]).replace('.', ',')}`),
  );
  expect(foundIn({'plik.csv': lines})).toMatchObject({withdrawn: drawn});
});

const multiplied = expect.stringContaining('Plik podaje mnożną') as unknown;

test.each([
  ['Przekładniki prądowe 100/5', multiplied],
  ['Stała licznika 60', multiplied],
  ['kT=40', multiplied],
  ['Współczynnik korekcyjny: 20', multiplied],
  ['Licznik 11110001;Mnożna: 40', multiplied],
  ['Mnożna: 40 (nieuwzględniona)', multiplied],
  ['Należy uwzględnić mnożną 40', multiplied],
  ['Mnożna 40, wartości niepomnożone', multiplied],
  ['Przekładniki 100/5, impulsy', multiplied],
  ['Mnożna licznika 11110001: 1', {withdrawn: drawn}],
  ['Stała licznika 375 obr/kWh', {withdrawn: drawn}],
  ['Wartości po przemnożeniu przez mnożną 40', {withdrawn: drawn}],
  ['Przekładniki prądowe: 5/5', {withdrawn: drawn}],
  ['Stała licznika 1000 imp/kWh', {withdrawn: drawn}],
  ['Wartości uwzględniają mnożną 40', {withdrawn: drawn}],
  ['Przekładnia: 1/1', {withdrawn: drawn}],
])('what multiplies readings is asked about: %s', (line, found) => {
  const lines = table('Pobór [kWh]', (hour) => hour.drawn);
  const wanted: unknown = found === multiplied ? found : expect.objectContaining(found as object);
  expect(foundIn({'plik.csv': [line, ...lines]})).toEqual(wanted);
  expect(foundIn({'plik.csv': [...lines, '', line]})).toEqual(wanted);
});

test.each([
  [
    'hours across',
    [
      'Data;' + Array.from({length: 24}, (_, at) => at + 1).join(';'),
      `2026-06-01${';0,5'.repeat(24)}`,
    ],
  ],
  ['no direction in its heading', unnamed],
])('what multiplies readings is asked about in a table with %s', (_, lines) => {
  expect(foundIn({'pobór.csv': ['Mnożna: 40', ...lines]})).toEqual(multiplied);
});

test('another factor than that of transformers is no multiplier', () => {
  const lines = [
    'Współczynnik korekcyjny temperatury;0,98',
    ...table('Pobór', (hour) => hour.drawn),
  ];
  expect(foundIn({'plik.csv': lines})).toMatchObject({withdrawn: drawn});
});

test.each([
  ['# zmiana taryfy', 'Komentarz w wierszu 25: zmiana taryfy.'],
  ['Wymiana licznika 02.06.2026', 'Pominięto opis między wierszami: wiersz 25.'],
])('words between rows are told and left out: %s', (words, note) => {
  const lines = table('Pobór [kWh]', (hour) => hour.drawn);
  const files = {'plik.csv': [...lines.slice(0, 24), words, ...lines.slice(24)]};
  expect(foundIn(files)).toMatchObject({withdrawn: drawn});
  expect(read(files).outcomes).toMatchObject([{value: {account: {notes: [note]}}}]);
});

test.each([
  'Energia oddana',
  'PPE 590000000000000024',
  'Wartości w MWh',
  'Energia bierna',
  'Mnożna 40',
  'Dane szacowane',
  'Strefa nocna',
  'Czas UTC',
  'gaz',
])('words on which the rows below depend are not left out: %s', (words) => {
  const lines = table('Pobór [kWh]', (hour) => hour.drawn);
  expect(foundIn({'plik.csv': [...lines.slice(0, 24), words, ...lines.slice(24)]})).toEqual(
    expect.stringContaining('Wiersz 25'),
  );
});

test('the time in force beside whole times is read', () => {
  const start = Date.parse('2026-10-24T22:00Z');
  const rows = Array.from({length: 25}, (_, at) => {
    const isSummer = at < 3;
    const hour = isSummer ? at : at - 1;
    return `2026-10-25 ${String(hour).padStart(2, '0')}:00;${isSummer ? 'letni' : 'zimowy'};${at},5`;
  });
  const {joined} = read({'plik.csv': ['Data;Czas;Pobór [kWh]', ...rows]});
  expect(joined).toMatchObject({value: {startMs: start, gaps: []}});
  expect(rounded(joined?.ok ? (joined.value.series.withdrawn ?? undefined) : undefined)).toEqual(
    Array.from({length: 25}, (_, at) => at + 0.5),
  );
});

test('a meter that takes the place of another leaves no gap', () => {
  const lines = ['Nr licznika;Data;Godzina;Pobór [kWh]'].concat(
    hours.map(
      ({day, number, drawn: kwh}, at) => `${at < 24 ? 111 : 222};${day};${number};${comma(kwh)}`,
    ),
  );
  const files = {'plik.csv': lines};
  expect(foundIn(files)).toMatchObject({withdrawn: drawn});
  expect(read(files).joined).toMatchObject({value: {gaps: []}});
});

test('rows of a total that begins late do not take the place of those before', () => {
  const lines = hours.flatMap(({day, number, drawn: kwh}, at) =>
    (at < 24 ? ['T1'] : ['T1', 'całodobowa']).map(
      (zone) => `${day};${number};${zone};${comma(kwh)};pobór`,
    ),
  );
  const files = {'plik.csv': ['Data;Godzina;Strefa;Wartość kWh;Rodzaj', ...lines]};
  expect(foundIn(files)).toEqual(expect.stringContaining('brakuje energii z wierszy'));
});

test('a star that a line below explains is a status', () => {
  const lines = table('Pobór [kWh]', (hour) => hour.drawn).map((line, at) =>
    at === 20 ? `${line}*` : line,
  );
  const {joined} = read({'plik.csv': [...lines, '', '* wartość szacowana']});
  expect(joined).toMatchObject({value: {estimated: [Date.parse('2026-06-01T17:00Z')]}});
});
