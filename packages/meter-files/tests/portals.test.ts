import {ok} from '@cooperative/polish';
import {readMeterFiles, readPointFile, toReadings} from '../src';
import {jsonTable} from '../src/table/jsonTable';

/**
 * What portals, inverters and programs of other countries wrote, in the same two days: each file is read as the series
 * or asks.
 */
const hours = Array.from({length: 48}, (_, at) => ({
  day: `2026-06-0${1 + Math.floor(at / 24)}`,
  hour: at % 24,
  startMs: Date.parse('2026-05-31T22:00Z') + at * 3_600_000,
  drawn: 0.3 + (at % 24) / 100,
  given: at % 24 >= 9 && at % 24 < 16 ? 1.5 : 0,
}));
type Hour = (typeof hours)[number];

const two = (number: number): string => String(number).padStart(2, '0');
const comma = (value: number): string => value.toFixed(3).replace('.', ',');
const isDay = ({hour}: Hour): boolean => hour >= 6 && hour < 22;
const energy = ({drawn, given}: Hour): string => `${comma(drawn)};${comma(given)}`;

function table(head: string, row: (hour: Hour) => string): string {
  return [head, ...hours.map(row)].join('\n');
}

function read(text: string, name = 'plik.csv') {
  const table = jsonTable(text);
  return readMeterFiles([{name, bytes: new TextEncoder().encode(text), ...(table && {table})}]);
}

function said(text: string): readonly string[] {
  return read(text).outcomes.flatMap((outcome) =>
    outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [outcome.value.reason]
        : []
      : outcome.errors.map(({message}) => message),
  );
}

const files: Readonly<Record<string, string>> = {
  'intervals of ISO 8601': table('Interwał;Pobór [kWh];Oddanie [kWh]', (at) => {
    const end = new Date(at.startMs + 3 * 3_600_000).toISOString().slice(0, 16);
    return `${at.day}T${two(at.hour)}:00/${end};${energy(at)}`;
  }),
  'irradiation by the sign of a square metre': table(
    'Statistical Period;Global Irradiation (kWh/㎡);Export (kWh);Import (kWh)',
    (at) => `${at.day} ${two(at.hour)}:00;0,4;${comma(at.given)};${comma(at.drawn)}`,
  ),
  'load profiles by their codes in rows': table('Zählpunkt;OBIS;Zeitstempel;Wert;Einheit', (at) =>
    [['1-1:1.29.0', at.drawn] as const, ['1-1:2.29.0', at.given] as const]
      .map(([code, kwh]) => `1;${code};${at.day} ${two(at.hour)}:00;${comma(kwh)};kWh`)
      .join('\n'),
  ),
  'P and O in a column of directions': table(
    'Data;Godzina;P/O;Wartość [kWh]',
    (at) =>
      `${at.day};${at.hour + 1};P;${comma(at.drawn)}\n${at.day};${at.hour + 1};O;${comma(at.given)}`,
  ),
  'the season in a column of its own': table(
    'Data;Godzina;Czas;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${two(at.hour)}:00;L;${energy(at)}`,
  ),
  'an inverter with its power and its loads': table(
    'Statistical Period;Total String Capacity (kWp);PV Yield (kWh);Export (kWh);Import (kWh);Loads(kWh);Peak Power (kW)',
    (at) =>
      `${at.day} ${two(at.hour)}:00;9,9;${comma(at.given + 0.2)};${comma(at.given)};${comma(at.drawn)};1,5;4,4`,
  ),
  'what goes from where to where': table(
    'timestamp;PV to grid;PV to consumers;Grid to consumers',
    (at) => `${at.day} ${two(at.hour)}:00:00;${comma(at.given)};0,7;${comma(at.drawn)}`,
  ),
  'a month by its name': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${Number(at.day.slice(-1))} cze 2026;${at.hour + 1};${energy(at)}`,
  ),
  'a month by its name in the genitive, after the day of the week': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) =>
      `${at.day === '2026-06-01' ? 'poniedziałek' : 'wtorek'}, ${Number(at.day.slice(-1))} czerwca 2026 r.;${at.hour + 1};${energy(at)}`,
  ),
  'a day after its name': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `pon. ${at.day.slice(-2)}.06.2026;${at.hour + 1};${energy(at)}`,
  ).replaceAll('pon. 02', 'wt. 02'),
  'an English month before its day': table(
    'Date;Import [kWh];Export [kWh]',
    (at) => `Jun ${Number(at.day.slice(-1))}, 2026 ${two(at.hour)}:00;${energy(at)}`,
  ),
  'year, month and day in columns of their own': table(
    'Rok;Miesiąc;Dzień;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `2026;6;${Number(at.day.slice(-1))};${at.hour + 1};${energy(at)}`,
  ),
  'seconds from 1970': table(
    'timestamp;import_kwh;export_kwh',
    (at) => `${at.startMs / 1000};${energy(at)}`,
  ),
  'the day and the hour of both ends, and kinds of the meter and of the energy': table(
    'Od (data);Od (godzina);Do (data);Do (godzina);Kod PPE;Licznik;Typ licznika;Rejestr;Wolumen;Jednostka;Status walidacji',
    (at) => {
      const of = `${at.day};${two(at.hour)}:00:00;${at.day};${two((at.hour + 1) % 24)}:00:00;590000000000000017;1SAG11;Cyfrowy`;
      return [
        `${of};Pobór Dzień;${comma(isDay(at) ? at.drawn : 0)};kWh;Odczytany`,
        `${of};Pobór Noc;${comma(isDay(at) ? 0 : at.drawn)};kWh;Odczytany`,
        `${of};Oddanie Dzień;${comma(isDay(at) ? at.given : 0)};kWh;Odczytany`,
        `${of};Oddanie Noc;0,000;kWh;Odczytany`,
      ].join('\n');
    },
  ),
  'when the file was made, before the day': table(
    'Data aktualizacji;Doba;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `2026-07-03 08:15;${at.day};${at.hour + 1};${energy(at)}`,
  ),
  'a time under a heading that nobody knows': table(
    'Interwał pomiarowy;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day} ${two(at.hour)}:00;${energy(at)}`,
  ),
  'rows of the whole day beside those of its zones': table(
    'Data;Godzina;Strefa;Pobór [kWh];Oddanie [kWh]',
    (at) =>
      [
        `szczyt;${at.hour < 12 ? energy(at) : '0;0'}`,
        `pozaszczyt;${at.hour < 12 ? '0;0' : energy(at)}`,
        `całodobowa;${energy(at)}`,
      ]
        .map((cells) => `${at.day};${at.hour + 1};${cells}`)
        .join('\n'),
  ),
  'given energy below zero': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${comma(at.drawn)};${comma(-at.given)}`,
  ),
  'times whose distance from UTC stands in a column of its own': table(
    'Data i czas;Strefa czasowa;Pobór [kWh];Oddanie [kWh]',
    (at) =>
      `${new Date(at.startMs).toISOString().slice(0, 16).replace('T', ' ')};UTC;${energy(at)}`,
  ),
  'times of digits alone, and codes of OBIS in rows': table('PPE;OBIS;Od;Do;Ilość;Status', (at) => {
    const [start, end] = [0, 1].map((hour) =>
      new Date(at.startMs + hour * 3_600_000).toISOString().slice(0, 16).replaceAll(/[-T:]/g, ''),
    );
    return [
      ['1.29.0', at.drawn],
      ['2.29.0', at.given],
    ]
      .map(
        ([code, kwh]) =>
          `590000000000000017;1-1:${code};${start}+00;${end}+00;${comma(Number(kwh))};220`,
      )
      .join('\n');
  }),
  'the sum of each day in its last row': table('Data;Godzina;Pobór [kWh];Oddanie [kWh]', (at) =>
    [
      `${at.day};${at.hour + 1};${energy(at)}`,
      ...(at.hour === 23 ? [`${at.day};Razem;9,96;10,5`] : []),
    ].join('\n'),
  ),
  'words in several cells below it': `${table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  )}\nUwaga: dane wstępne; operator może je poprawić`,
  'energy of an hour in each quarter': [
    'Czas;Pobór [kWh/h];Oddanie [kWh/h]',
    ...hours.flatMap((at) =>
      [0, 15, 30, 45].map((minute) => `${at.day} ${two(at.hour)}:${two(minute)};${energy(at)}`),
    ),
  ].join('\n'),
  'lists of equal length in JSON': JSON.stringify({
    czas: hours.map(({day, hour}) => `${day} ${two(hour)}:00`),
    pobor: hours.map(({drawn}) => drawn),
    oddanie: hours.map(({given}) => given),
  }),
  'a record of JSON in each line': hours
    .map(({startMs, drawn, given}) =>
      JSON.stringify({ts: new Date(startMs).toISOString(), import_kwh: drawn, export_kwh: given}),
    )
    .join('\n'),
  'registers in JSON, each with its readings': JSON.stringify({
    profile: (['EP', 'EO'] as const).map((kod) => ({
      kod,
      jednostka: 'kWh',
      wartosci: hours.map((at) => ({
        od: new Date(at.startMs).toISOString(),
        wartosc: kod === 'EP' ? at.drawn : at.given,
      })),
    })),
  }),
  'numbers as powers of ten': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    ({day, hour, drawn, given}) =>
      `${day};${hour + 1};${drawn.toExponential(4)};${given.toExponential(2)}`.replaceAll('.', ','),
  ),
  'parts of what is drawn, named after the whole': table(
    'Data;Godzina;Energia pobrana ogółem [kWh];w tym ze spółdzielni [kWh];w tym od sprzedawcy [kWh];Energia oddana [kWh]',
    ({day, hour, drawn, given}) =>
      `${day};${hour + 1};${comma(drawn)};${comma(drawn / 4)};${comma((drawn * 3) / 4)};${comma(given)}`,
  ),
};

const dayOf = ({day}: Hour): string => day.slice(-2);
/** Of each hour of two days, and of each quarter. */
const quarters = hours.flatMap((at) => [0, 1, 2, 3].map((quarter) => ({...at, quarter})));
Object.assign(files, {
  'months before their days, which follow one another only so': table(
    'Date/Time,Import (kWh),Export (kWh)',
    (at) => `06/${dayOf(at)}/2026 ${two(at.hour)}:00,${at.drawn},${at.given}`,
  ),
  'months before their days, and hours of their own up to 24': table(
    'Date,Hour,Import (kWh),Export (kWh)',
    (at) => `6/${Number(dayOf(at))}/2026,${at.hour + 1},${at.drawn},${at.given}`,
  ),
  'months before the days of its rows': [
    `Date;Type;${Array.from({length: 24}, (_, hour) => `H${two(hour + 1)}`).join(';')}`,
    ...['01', '02'].flatMap((day) => {
      const own = hours.filter((at) => dayOf(at) === day);
      return [
        `06/${day}/2026;Import;${own.map(({drawn}) => comma(drawn)).join(';')}`,
        `06/${day}/2026;Export;${own.map(({given}) => comma(given)).join(';')}`,
      ];
    }),
  ].join('\n'),
  'days before their months, with the same sign': table(
    'Date/Time,Import (kWh),Export (kWh)',
    (at) => `${dayOf(at)}/06/2026 ${two(at.hour)}:00,${at.drawn},${at.given}`,
  ),
  'the place of each hour in its day': table(
    'date,position,import_kwh,export_kwh',
    (at) => `${at.day},${at.hour + 1},${at.drawn},${at.given}`,
  ),
  'the place of each quarter in its day': [
    'Data;Nr okresu;Pobór [kW];Oddanie [kW]',
    ...quarters.map((at) => `${at.day};${at.hour * 4 + at.quarter + 1};${energy(at)}`),
  ].join('\n'),
  'a minus behind the numbers': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${comma(at.drawn)};${comma(at.given)}-`,
  ),
  'hours with a point': table(
    'Data;Godz.;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1}.00;${energy(at)}`,
  ),
  'hours as numbers with a zero': table(
    'Data;Godz.;Pobór [kWh];Oddanie [kWh];Suma dnia [kWh]',
    (at) => `${at.day};${at.hour + 1}.0;${energy(at)};9,5`,
  ),
  'hours as parts of a day, of which noon has one digit': table(
    'Data;Godz.;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${String(at.hour / 24).replace('.', ',')};${energy(at)}`,
  ),
  'hours without any sign': table(
    'Data;Godz.;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${two(at.hour + 1)}00;${energy(at)}`,
  ),
  'hours in brackets under a heading that nobody knows': table(
    'Data;Przedział;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};[${two(at.hour)}:00 - ${two(at.hour + 1)}:00);${energy(at)}`,
  ),
  'milliseconds from 1970 behind the day and the hour': table(
    'Data;Godzina;ts;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${at.startMs};${energy(at)}`,
  ),
  'the place of each hour beside its time': table(
    'Data;Od;Do;Pozycja;EP, kWh;EO, kWh',
    (at) =>
      `${at.day};${two(at.hour)}:00;${two((at.hour + 1) % 24)}:00;${at.hour + 1};${energy(at)}`,
  ),
  'milliseconds from 1970': table(
    'ts;import_kwh;export_kwh',
    (at) => `${at.startMs};${energy(at)}`,
  ),
  'codes of registers, those of reactive energy among them': table(
    'PPE;Kod;Czas;Wartość;Jedn.',
    (at) =>
      [
        ['A+', comma(at.drawn), 'kWh'],
        ['A-', comma(at.given), 'kWh'],
        ['R1', '9,000', 'kvarh'],
      ]
        .map(
          ([code, value, unit]) =>
            `590000000000000017;${code};${at.day} ${two(at.hour)}:00;${value};${unit}`,
        )
        .join('\n'),
  ),
  'rows in units of reactive energy': table(
    'Data;Godzina;Pobór;Oddanie;Jednostka',
    (at) => `${at.day};${at.hour + 1};${energy(at)};kWh\n${at.day};${at.hour + 1};9;8;kvarh`,
  ),
});

const right = (text: string, width: number): string => text.padStart(width);
const dotted = (day: string): string => day.split('-').reverse().join('.');
Object.assign(files, {
  'both hours of an interval, and a status of one letter': table(
    'Numer PPE;Numer licznika;Data;Godzina od;Godzina do;Zużycie [kWh];Produkcja oddana [kWh];Status',
    (at) =>
      `590000000000000017;123;${dotted(at.day)};${two(at.hour)}:00;${two((at.hour + 1) % 24)}:00;${energy(at)};Z`,
  ),
  'the day of reading out before that of the hours': table(
    'Data odczytu;Doba;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `2026-07-02 03:15;${at.day};${at.hour + 1};${energy(at)}`,
  ),
  'hours from their start to their end with points': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour}.00-${at.hour + 1}.00;${energy(at)}`,
  ),
  'hours from their first second to their last': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${two(at.hour)}:00:00 - ${two(at.hour)}:59:59;${energy(at)}`,
  ),
  'sums that a spreadsheet made of days': `${table('Data;Godzina;Pobór [kWh];Oddanie [kWh]', (at) =>
    [
      `${at.day};${at.hour + 1};${energy(at)}`,
      ...(at.hour === 23 ? [`${at.day} Suma;;9,96;10,5`] : []),
    ].join('\n'),
  )}\nSuma końcowa;;19,92;21`,
  'minutes in a column of their own': table('Data;Godzina;Minuta;Pobór [kW];Oddanie [kW]', (at) =>
    [0, 15, 30, 45].map((minute) => `${at.day};${at.hour};${minute};${energy(at)}`).join('\n'),
  ),
  'days that begin with the last digits of their year': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day.slice(2).replaceAll('-', '.')};${at.hour + 1};${energy(at)}`,
  ),
  'a comma between the day and the number of the hour': table(
    'Data, godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day}, ${at.hour + 1};${energy(at)}`,
  ),
  'hours as ordinals': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1}.;${energy(at)}`,
  ),
  'a day after its shortest name': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) =>
      `${at.day === '2026-06-01' ? 'pn' : 'wt'} ${dotted(at.day)};${at.hour + 1};${energy(at)}`,
  ),
  'sums carried from page to page': table('Data;Godzina;Pobór [kWh];Oddanie [kWh]', (at) =>
    [
      `${at.day};${at.hour + 1};${energy(at)}`,
      ...(at.hour === 23 ? ['Do przeniesienia;;9,96;10,5', 'Z przeniesienia;;9,96;10,5'] : []),
    ].join('\n'),
  ),
  'thousands with an apostrophe': table(
    'Data;Godzina;Pobór [Wh];Oddanie [Wh]',
    (at) => `${at.day};${at.hour + 1};${Math.round(at.drawn * 1000)};${at.given > 0 ? "1'500" : 0}`,
  ),
  'each row in quotation marks': table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `"${at.day};${at.hour + 1};${energy(at)}"`,
  ),
  'each row and its numbers in quotation marks': table(
    '"Data,""Pobór [kWh]"",""Oddanie [kWh]"""',
    (at) => `"${at.day} ${two(at.hour)}:00,""${comma(at.drawn)}"",""${comma(at.given)}"""`,
  ),
  'seen by the seller: sold to the customer, bought from the prosumer': table(
    'Data;Godzina;Sprzedaż do klienta [kWh];Zakup od prosumenta [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  ),
  'seen by the operator: given to the customer, received from the source': table(
    'Data;Godzina;Energia oddana odbiorcy [kWh];Energia przyjęta od wytwórcy [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  ),
  'seen by the meter: delivered to the client and by it': table(
    'Date;Hour;Delivered to client kWh;Delivered by client kWh',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  ),
  'letters of power with their sign before them': table(
    'Data;Godzina;Pobór +P [kWh];Oddanie -P [kWh];+Q [kvarh];-Q [kvarh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)};9;8`,
  ),
  'mean power beside the least and the greatest': table(
    'Data;Godzina;Pobór śr. [kW];Pobór min. [kW];Pobór maks. [kW];Oddanie śr. [kW]',
    (at) => `${at.day};${at.hour + 1};${comma(at.drawn)};0,1;9,5;${comma(at.given)}`,
  ),
  'the time in force in a column of its own': table(
    'Data;Godzina;Czas;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};letni;${energy(at)}`,
  ),
  'the sum of three phases beside each of them': table(
    'Data;Godzina;Pobrana L1+L2+L3 [kWh];Pobrana L1 [kWh];Pobrana L2 [kWh];Pobrana L3 [kWh];Oddana [kWh]',
    ({day, hour, drawn, given}) =>
      `${day};${hour + 1};${comma(drawn)};${`${comma(drawn / 3)};`.repeat(3)}${comma(given)}`,
  ),
  'hours from their start to their end under a heading that nobody knows': table(
    'Data;Przedział;Pobrana kWh;Oddana kWh',
    (at) => `${at.day};${at.hour}-${at.hour + 1};${energy(at)}`,
  ),
  'days and hours under headings that nobody knows': table(
    'CUPS;Fecha;Hora;Consumo_kWh;Export kWh;Metodo',
    (at) => `ES0021AB;${at.day.replaceAll('-', '/')};${two(at.hour + 1)}:00;${energy(at)};Real`,
  ),
  'both ends of an interval after its day, in German': table(
    'Datum;Zeit von;Zeit bis;Bezug [kWh];Einspeisung [kWh]',
    (at) => `${at.day};${two(at.hour)}:00;${two((at.hour + 1) % 24)}:00;${energy(at)}`,
  ),
  'what an inverter with a battery tells, with the name of summer time': [
    'Anlagenbericht;;;;;;;',
    table(
      'Statistische Zeit; Globale Einstrahlung (kWh/m²);PV-Ertrag (kWh); Wechselrichterertrag (kWh); Netzeinspeisung (kWh); Netzbezug (kWh); Entladung (kWh); Umsatz (€)',
      (at) =>
        `${at.day} ${two(at.hour)}:00:00 DST;;0,100 ;0,400 ;${comma(at.given)} ;${comma(at.drawn)} ;0,550 ;0,11 `,
    ),
  ].join('\n'),
  'columns aligned by spaces, under a ruler, with a sum': [
    'ZESTAWIENIE ENERGII',
    '',
    'Data         Godzina   Pobór [kWh]   Oddanie [kWh]',
    '----------   -------   -----------   -------------',
    ...hours.map(
      ({day, hour, drawn, given}) =>
        `${day}   ${right(String(hour + 1), 7)}   ${right(comma(drawn), 11)}   ${right(comma(given), 13)}`,
    ),
    '                       -----------   -------------',
    'Suma                        19,920          21,000',
  ].join('\n'),
  'one heading over a day and its hour, aligned by spaces': [
    `${'Data i godzina'.padEnd(17)}  ${right('Import [Wh]', 15)}  Export [Wh]`,
    ...hours.map(
      ({day, hour, drawn, given}) =>
        `${day}  ${two(hour)}:00  ${right(String(Math.round(drawn * 1000)), 15)}  ${right(String(given * 1000), 11)}`,
    ),
  ].join('\n'),
  'units in a row of their own, aligned by spaces': [
    'Data        Godzina  Energia pobrana  Energia oddana',
    '                     [kWh]            [kWh]',
    ...hours.map(
      ({day, hour, drawn, given}) =>
        `${day}  ${String(hour + 1).padEnd(7)}  ${comma(drawn).padEnd(15)}  ${comma(given)}`,
    ),
  ].join('\n'),
  'units under right-aligned numbers, in another unit': [
    `Data        Godzina  ${right('Pobór', 8)}  ${right('Oddanie', 8)}`,
    `                     ${right('Wh', 8)}  ${right('Wh', 8)}`,
    '',
    ...hours.map(
      ({day, hour, drawn, given}) =>
        `${day}  ${right(String(hour + 1), 7)}  ${right(String(Math.round(drawn * 1000)), 8)}  ${right(String(given * 1000), 8)}`,
    ),
  ].join('\n'),
  'quarters numbered beside times that tell them': table(
    'Data i godzina;Kwadrans;Pobór [kWh];Oddanie [kWh]',
    (at) =>
      [0, 1, 2, 3]
        .map(
          (part) =>
            `${at.day} ${two(at.hour)}:${two(part * 15)};${part + 1};${(at.drawn / 4).toFixed(4).replace('.', ',')};${comma(at.given / 4)}`,
        )
        .join('\n'),
  ),
  'four periods of a tariff beside the time': table(
    'Data i godzina;Okres;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day} ${two(at.hour)}:00;${Math.floor(at.hour / 6) + 1};${energy(at)}`,
  ),
  'columns parted by one space': [
    'Data Godzina Pobór_kWh Oddanie_kWh',
    ...hours.map(
      ({day, hour, drawn, given}) => `${day} ${hour + 1} ${comma(drawn)} ${comma(given)}`,
    ),
  ].join('\n'),
});

/** Files that were read right while what is read beside them was mended: words, units and points near to both. */
const beside = (heading: string, cell: (at: Hour) => string, below = ''): string =>
  `${table(
    `Data;Godzina;Pobór [kWh];Oddanie [kWh];${heading}`,
    (at) => `${at.day};${at.hour + 1};${energy(at)};${cell(at)}`,
  )}${below}`;
const plain = beside('Uwagi', () => '');
const point = '590000000000000017';
const another = '590000000000000024';
Object.assign(files, {
  ...Object.fromEntries(
    ['bez awarii', 'nieuszkodzony', 'po awarii', 'usunięto awarię', 'oczekiwany', 'not ready'].map(
      (status) => [`a status „${status}”`, beside('Status', () => status)],
    ),
  ),
  'a legend of kinds': `${table('Czas;Ozn.;kWh', (at) =>
    [
      `${at.day} ${two(at.hour)}:00;EP;${comma(at.drawn)}`,
      `${at.day} ${two(at.hour)}:00;EO;${comma(at.given)}`,
    ].join('\n'),
  )}\n\nEP - energia czynna pobrana wg odczytu\nEO - energia czynna oddana wg odczytu`,
  'a unit before each number, named for it': table(
    'Data;Godzina;Jednostka pobór;Pobór;Jednostka oddanie;Oddanie',
    ({day, hour, drawn, given}) =>
      `${day};${hour + 1};MWh;${(drawn / 1000).toFixed(6)};kWh;${given.toFixed(3)}`,
  ),
  'units behind two numbers of three': table(
    'Data;Godzina;Pobór;J.m.;Produkcja;J.m.;Oddanie',
    ({day, hour, drawn, given}) =>
      `${day};${hour + 1};${drawn * 1000};Wh;0;${hour === 5 ? '' : 'wh'};${given * 1000}`,
  ),
  'two columns of units beside rows of kinds': table(
    'Data;Godzina;Rodzaj;Wartość;Jednostka;Jednostka bazowa',
    (at) =>
      [
        `${at.day};${at.hour + 1};energia pobrana;${comma(at.drawn)};kWh;kWh`,
        `${at.day};${at.hour + 1};energia oddana;${comma(at.given)};kWh;kWh`,
        `${at.day};${at.hour + 1};energia bierna;9,5;kvarh;kWh`,
      ].join('\n'),
  ),
  'a voltage of the grid': beside('Napięcie zasilające sieć [V]', ({hour}) => `230,${hour}`),
  'a number of a cheap zone': beside('Strefa tania', ({hour}) => String(hour % 2)),
  'texts that an apostrophe keeps': beside('Obiekt;MPK', () => "'0012;’4010"),
  'points in a line above that is not over the energy': `Punkty poboru;${point};${another}\n${plain}`,
  'codes of one register in two headings': beside('1-1:1.8.0*255 [kWh]', ({drawn}) => comma(drawn)),
  'a draw by minutes twice': beside('Pobór 60min [kWh]', ({drawn}) => comma(drawn)).replace(
    'Pobór [kWh]',
    'Pobór 15min [kWh]',
  ),
  'quoted notes above rows that are not quoted': `${'"Uwaga: dane, wstępne"\n'.repeat(14)}${plain}`,
});

const expected = {
  startUtc: '2026-05-31T22:00Z',
  withdrawn: hours.map(({drawn}) => Number(drawn.toFixed(3))),
  injected: hours.map(({given}) => given),
  gaps: 0,
};

function seriesOf(text: string, name?: string) {
  const {joined, outcomes} = read(text, name);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes));
  }
  const {startUtc, withdrawn, injected, gaps} = toReadings(joined.value);
  const rounded = (values: Float64Array): number[] =>
    Array.from(values, (value) => Number(value.toFixed(3)));
  return {startUtc, withdrawn: rounded(withdrawn), injected: rounded(injected), gaps};
}

test.each(Object.entries(files))('%s: the series is read', (_, text) => {
  expect(seriesOf(text)).toEqual(expected);
});

test.each(['+0200', '+02:00'])('a comma behind %s parts columns', (distance) => {
  const text = table(
    'Date/Time,Energy Imported (Wh)',
    (at) => `${at.day} ${two(at.hour)}:00:00 ${distance},${Math.round(at.drawn * 1000)}`,
  );
  const {startUtc, withdrawn} = seriesOf(text);
  expect({startUtc, withdrawn}).toEqual({
    startUtc: expected.startUtc,
    withdrawn: expected.withdrawn,
  });
});

test('a number with its sign and zeros before it is no distance from UTC', () => {
  const padded = (kwh: number): string => `+${comma(kwh).padStart(7, '0')}`;
  const rows = hours.map(
    (at) => `${at.day} ${two(at.hour)}:00   ${padded(at.drawn)}   ${padded(at.given)}`,
  );
  const text = ['Data i godzina     Pobór [kWh]   Oddanie [kWh]', ...rows].join('\n');
  expect(seriesOf(text).withdrawn).toEqual(expected.withdrawn);
});

test('days beside one another may stand behind the names of their weekdays', () => {
  const rows = hours
    .slice(0, 24)
    .map((at) => `${two(at.hour)}:00-${two(at.hour + 1)}:00;${comma(at.drawn)};${comma(at.drawn)}`);
  const text = ['Energia pobrana z sieci [kWh]', 'Godzina;pn 01.06.2026;wt 02.06.2026', ...rows];
  expect(seriesOf(text.join('\n')).withdrawn).toEqual(expected.withdrawn);
});

test('energy given below zero and energy drawn above it is a balance as it is read', () => {
  const heading = 'Bilans (oddanie na minus / pobór na plus) [kWh]';
  const text = table(
    `Data;Godzina;${heading}`,
    (at) => `${at.day};${at.hour + 1};${comma(at.drawn - at.given)}`,
  );
  const bytes = new TextEncoder().encode(text);
  const registers = [{register: 'balance', name: heading}] as const;
  expect(
    readMeterFiles([{name: 'plik.csv', bytes, options: {columns: {registers}}}]).outcomes,
  ).toMatchObject([{ok: true, value: {kind: 'read'}}]);
});

test.each(['Bilans (oddanie - pobór) [kWh]', 'Saldo: + oddanie, - pobór [kWh]'])(
  'a balance whose heading turns its sign is not read the other way round: %s',
  (heading) => {
    const text = table(
      `Data;Godzina;${heading}`,
      (at) => `${at.day};${at.hour + 1};${comma(at.given - at.drawn)}`,
    );
    const bytes = new TextEncoder().encode(text);
    const registers = [{register: 'balance', name: heading}] as const;
    expect(said(text)).toHaveLength(1);
    expect(
      readMeterFiles([{name: 'plik.csv', bytes, options: {columns: {registers}}}]).outcomes,
    ).toMatchObject([
      {ok: false, errors: [{message: expect.stringContaining('Odwróć w arkuszu') as string}]},
    ]);
  },
);

test('ones and zeros of energy are no signs, whatever a legend says', () => {
  const rows = table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh];Status',
    (at) => `${at.day};${at.hour + 1};${comma(at.drawn)};${Number(at.given > 0)};0`,
  );
  expect(seriesOf(`${rows}\n\n0 - odczyt rzeczywisty\n1 - odczyt szacowany`)).toEqual({
    ...expected,
    injected: hours.map(({given}) => Number(given > 0)),
  });
});

test.each(['', 'Z', 'Czas', 'Sufiks', 'Format'])(
  'a Z beside the time is of UTC under „%s”',
  (name) => {
    const text = table(
      `Data i godzina;${name};Pobór [kWh];Oddanie [kWh]`,
      (at) => `${at.day} ${two(at.hour)}:00;Z;${energy(at)}`,
    );
    expect(seriesOf(text)).toEqual({...expected, startUtc: '2026-06-01T00:00Z'});
  },
);

test.each([
  'Zużycie i produkcja energii',
  'Zużycie gazu',
  'Pobór mocy umownej: 14 kW',
  'Oddanie do eksploatacji 12.05.2021',
  'Nadwyżka i niedobór',
  'Pobór: nie',
])('a line that says more than a direction gives none: %s', (line) => {
  const rows = table('Data;Godzina;kWh', (at) => `${at.day};${at.hour + 1};${comma(at.drawn)}`);
  expect(said(`${line}\n\n${rows}`).join()).toContain('czy to energia pobrana, czy oddana');
});

test('numbers of telephones are no point', () => {
  expect(read(`Punkt obsługi: 22 123 45 67 22 123 45 68\n\n${plain}`).meters).toEqual([]);
});

test('a point that somebody names may have spaces between its digits', () => {
  const text = table('PPE;Data;Godzina;Pobór [kWh];Oddanie [kWh]', (at) =>
    [point, another].map((one) => `${one};${at.day};${at.hour + 1};${energy(at)}`).join('\n'),
  );
  const bytes = new TextEncoder().encode(text);
  const {outcomes} = readMeterFiles([
    {name: 'plik.csv', bytes, options: {meter: '5900 0000 0000 0000 17'}},
  ]);
  expect(outcomes).toMatchObject([{ok: true, value: {kind: 'read'}}]);
});

test('what a program of Norway answers: records of hours deep inside those of homes', () => {
  const nodes = (keyOf: (at: Hour) => object): object => ({
    nodes: hours.map((at) => ({from: new Date(at.startMs).toISOString(), ...keyOf(at)})),
  });
  const text = JSON.stringify({
    data: {
      viewer: {
        homes: [
          {
            consumption: nodes(({drawn}) => ({consumption: drawn, consumptionUnit: 'kWh'})),
            production: nodes(({given}) => ({production: given, productionUnit: 'kWh'})),
          },
        ],
      },
    },
  });
  const rows = jsonTable(text) ?? [];
  expect(rows.map(({cells}) => cells[0]).slice(0, 2)).toEqual(['rodzaj', 'consumption']);
  expect(rows).toHaveLength(97);
  expect(rows[96]?.cells).toContain('production');
});

test('an empty cell of an aligned text is a missing reading of its own column', () => {
  const text = [
    'Data         Godzina   Pobór [kWh]   Oddanie [kWh]',
    ...hours.map(
      ({day, hour, drawn}) =>
        `${day}   ${right(String(hour + 1), 7)}   ${right(hour === 5 ? '' : comma(drawn), 11)}           1,500`,
    ),
  ].join('\n');
  const {joined} = read(text);
  expect(
    joined?.ok === true && [joined.value.gaps.length, toReadings(joined.value).injected],
  ).toEqual([2, Float64Array.from(hours, () => 1.5)]);
});

test('a heading that does not stand over its columns is not guessed at', () => {
  const text = [
    'Data i godzina Pobór [kWh] Oddanie [kWh]',
    ...hours.map(
      ({day, hour, drawn, given}) =>
        `${day}  ${two(hour)}:00     ${comma(drawn)}         ${comma(given)}`,
    ),
  ].join('\n');
  expect(said(text)).toHaveLength(1);
});

describe('an hour in several versions', () => {
  const versions = (heading: string, above = '', spoilt = 0.1): string =>
    `${above}${table(`Data;Godzina;${heading};Pobór [kWh];Oddanie [kWh]`, (at) =>
      [
        // The newer one stands first.
        ...(at.hour === 5 ? [`${at.day};${at.hour + 1};2;${energy(at)}`] : []),
        `${at.day};${at.hour + 1};1;${at.hour === 5 ? `${comma(at.drawn + spoilt)};${comma(at.given)}` : energy(at)}`,
      ].join('\n'),
    )}`;

  test.each([
    ['the heading', versions('Wersja korekty')],
    ['a line above', versions('Nr wersji', 'Obowiązuje najwyższa wersja odczytu\n')],
  ])('is that of the highest one, if %s says that it is the correction', (_, text) => {
    expect(seriesOf(text)).toEqual(expected);
    const [outcome] = read(text).outcomes;
    expect(JSON.stringify(outcome)).toContain('Pominięte wiersze z niższą wersją: 2.');
  });

  test('is asked about where nothing says so, and the newer is that of the higher version', () => {
    const text = versions('Wersja');
    const {joined} = read(text);
    expect(joined?.ok === true && joined.value.doubtful.map(({kwh}) => kwh)).toEqual([
      [expect.closeTo(0.45, 6) as number, 0.35],
      [expect.closeTo(0.45, 6) as number, 0.35],
    ]);
    const newer = readMeterFiles([{name: 'a.csv', bytes: new TextEncoder().encode(text)}], {
      prefer: 'newer',
    });
    expect(newer.joined?.ok === true && newer.joined.value.series.withdrawn?.[5]).toBe(0.35);
  });

  test('is one where they agree', () => {
    expect(seriesOf(versions('Wersja', '', 0))).toEqual(expected);
  });

  test('stays apart from one of another kind, whose version is lower', () => {
    const text = table('Data;Godzina;Kod;Wersja korekty;Ilość [kWh]', (at) =>
      [
        `${at.day};${at.hour + 1};EP;2;${comma(at.drawn)}`,
        `${at.day};${at.hour + 1};EO;1;${comma(at.given)}`,
      ].join('\n'),
    );
    expect(seriesOf(text)).toEqual(expected);
  });
});

describe('the point in the lines above a table', () => {
  const rows = table(
    'Data;Godzina;Pobór [kWh]',
    ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)}`,
  );
  const metersOf = (text: string): readonly string[] => {
    const {joined} = read(text);
    return joined?.ok === true ? joined.value.meters : ['?'];
  };

  test('is that of all rows', () => {
    expect(metersOf(`Numer PPE: 590000000000000017\nOkres: czerwiec\n${rows}`)).toEqual([
      '590000000000000017',
    ]);
    expect(metersOf(`Punkt poboru;PL0037000000000000000000000012\n${rows}`)).toEqual([
      'PL0037000000000000000000000012',
    ]);
  });

  test('stays one where its meter was replaced', () => {
    const replaced = rows
      .split('\n')
      .map(
        (row, at) => `${row};${at === 0 ? 'Numer licznika' : at < 25 ? '11110001' : '22220002'}`,
      );
    expect(metersOf(`PPE: 590000000000000017\n${replaced.join('\n')}`)).toEqual([
      '590000000000000017',
    ]);
  });

  test('is none of several, nor one that a spreadsheet rounded', () => {
    expect(metersOf(`PPE: 590000000000000017\nPPE: 590000000000000024\n${rows}`)).toEqual([]);
    expect(metersOf(`PPE: 590310600000000000\n${rows}`)).toEqual([]);
  });
});

test('rows below the number of a point are of that point, as a merged cell is, which is told', () => {
  const points = ['590000000000000017', '590000000000000024'];
  const rows = points.flatMap((point, index) =>
    [1, 2, 3].map((hour) => `${hour === 1 ? point : ''};2026-06-01;${hour};${index + 1}`),
  );
  const file = readPointFile({
    name: 'plik.csv',
    bytes: new TextEncoder().encode(['PPE;Data;Godzina;Pobór [kWh]', ...rows].join('\n')),
  });
  expect(file).toMatchObject({
    value: {
      drafts: points.map((point, index) => ({
        meters: [point],
        series: {withdrawn: Float64Array.from([1, 1, 1], (kwh) => kwh * (index + 1))},
      })),
      account: {
        notes: [
          'Puste komórki w kolumnie „PPE” wczytano jak scalone, z wartością z wiersza wyżej.',
        ],
      },
    },
  });
});

test.each([
  ['Rodzaj', 'pobór', 'oddanie', {withdrawn: [1, 1], injected: [2, 2]}],
  ['Strefa', 'T1', 'T2', {withdrawn: [3, 3]}],
])('%s that stands once above its rows is that of all of them', (heading, one, other, series) => {
  const rows = [one, other].flatMap((word, index) =>
    [1, 2].map((hour) => `${hour === 1 ? word : ''};2026-06-01;${hour};${index + 1}`),
  );
  const value = heading === 'Rodzaj' ? 'Wartość [kWh]' : 'Pobór [kWh]';
  const {joined} = read([`${heading};Data;Godzina;${value}`, ...rows].join('\n'));
  expect(joined).toMatchObject({
    value: {
      series: Object.fromEntries(
        Object.entries(series).map(([quantity, kwh]) => [quantity, Float64Array.from(kwh)]),
      ),
    },
  });
});

test.each([
  ['Energia czynna pobrana', 'withdrawnNet'],
  ['Oddanie energii', 'injectedNet'],
])('zones have the direction that a title above tells: %s', (title, quantity) => {
  const rows = ['1;0,2;0;;0,2', '2;0;0,3;;0,3'].map((row) => `2026-06-01;${row}`);
  const text = `${title}\nData;Godzina;Strefa I [kWh];Strefa II [kWh];Strefa III [kWh];Razem [kWh]`;
  const {joined} = read([text, ...rows].join('\n'));
  expect(joined?.ok === true && joined.value.series).toMatchObject({
    [quantity]: Float64Array.from([0.2, 0.3]),
  });
});

describe('a number of a point that a spreadsheet rounded', () => {
  const ofPoint = (point: string): string =>
    table(
      'PPE;Data;Godzina;Pobór [kWh];Oddanie [kWh]',
      (at) => `${point};${at.day};${at.hour + 1};${energy(at)}`,
    );

  test.each(['590310600000000000', '590310600123456000', '5,90311E+17'])(
    '%s names no point, and the file says why',
    (point) => {
      const {joined, outcomes} = read(ofPoint(point));
      expect(joined?.ok === true && joined.value.meters).toEqual([]);
      expect(JSON.stringify(outcomes)).toContain('ostatnie cyfry przepadły');
      expect(JSON.stringify(outcomes)).toContain(`np. „${point}”`);
    },
  );

  test('is not one that ends in zeros by itself', () => {
    // Its last digit checks the others.
    const {joined} = read(ofPoint('590310600123004000'));
    expect(joined?.ok === true && joined.value.meters).toEqual(['590310600123004000']);
  });
});

test('an hour that comes again may have an asterisk', () => {
  const text = [
    'Data;Godzina;Pobór [kWh]',
    ...Array.from({length: 25}, (_, at) => {
      const hour = at < 3 ? at + 1 : at;
      return `2026-10-25;${two(hour)}:00${at === 3 ? '*' : ''};${comma(1 + at / 100)}`;
    }),
  ].join('\n');
  const {joined} = read(text);
  expect(joined?.ok === true && Array.from(joined.value.series.withdrawn ?? [])).toEqual(
    Array.from({length: 25}, (_, at) => expect.closeTo(1 + at / 100, 6) as number),
  );
});

test.each([
  [' CL', ' CZ'],
  [' (lato)', ' (zima)'],
  [' czas letni', ' czas zimowy'],
])('the hours of autumn may have marks: „%s” and „%s”', (summer, winter) => {
  const text = [
    'Data;Godzina;Pobór [kWh]',
    ...Array.from({length: 25}, (_, at) => {
      const hour = at < 3 ? at : at - 1;
      const mark = hour !== 2 ? '' : at === 2 ? summer : winter;
      return `2026-10-25;${two(hour)}:00${mark};${comma(1 + at / 100)}`;
    }),
  ].join('\n');
  const {joined} = read(text);
  expect(joined?.ok === true && Array.from(joined.value.series.withdrawn ?? [])).toEqual(
    Array.from({length: 25}, (_, at) => expect.closeTo(1 + at / 100, 6) as number),
  );
});

test('how a value came about is told by its words, whatever the heading', () => {
  const text = table(
    'ppe;data;godzina;pobrana_kWh;skąd',
    ({day, hour, drawn}) =>
      `590000000000000017;${day};${hour + 1};${comma(drawn)};${hour === 5 ? 'Szacowana' : 'Rzeczywista'}`,
  );
  const {joined} = read(text);
  expect(joined?.ok === true && joined.value.estimated).toHaveLength(2);
});

test.each([
  ['Kompletność', 'TAK', 'NIE', 'gaps'],
  ['Szacowany', 'nie', 'tak', 'estimated'],
] as const)('%s: what „tak” and „nie” mean is in the heading', (heading, usual, odd, told) => {
  const text = table(
    `Data;Godzina;Pobór [kWh];${heading}`,
    ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)};${hour === 5 ? odd : usual}`,
  );
  const {joined} = read(text);
  expect(joined?.ok === true && joined.value[told]).toHaveLength(2);
});

test('how much of an hour was measured: of none, or of a part, there is no reading', () => {
  const text = table(
    'Data;Godzina;Pobór [kWh];Kompletność [%]',
    ({day, hour, drawn}) =>
      `${day};${hour + 1};${hour === 5 ? '0,000' : comma(drawn)};${{5: 0, 6: 75}[hour] ?? 100}`,
  );
  const {joined} = read(text);
  expect(joined?.ok === true && joined.value.gaps).toHaveLength(4);
});

test('the growth of a meter is read beside its state, of the direction that the title tells', () => {
  const {joined} = read(
    `Zużycie energii elektrycznej\n${table(
      'Data;Godzina;Wskazanie [kWh];Przyrost [kWh]',
      ({day, hour, drawn}) => `${day};${hour + 1};${1000 + hour};${comma(drawn)}`,
    )}`,
  );
  expect(joined?.ok === true && joined.value.series.withdrawnNet?.slice(0, 2)).toEqual(
    Float64Array.of(0.3, 0.31),
  );
  const rows = table(
    'Data;Godzina;kWh',
    ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)}`,
  );
  expect(said(`Zużycie w okresie: 19,92 kWh\n${rows}`).join()).toContain(
    'czy to energia pobrana, czy oddana',
  );
});

test.each(["'5900 0000 0000 0000 17", '5900 0000 0000 000017', '590000000000000017'])(
  'the number of a point is the same however it is written: %s',
  (written) => {
    const heading = 'Data;Godzina;Pobór [kWh];Oddanie [kWh]';
    const row = (at: Hour): string => `${at.day};${at.hour + 1};${energy(at)}`;
    const wanted = ['590000000000000017'];
    expect(read(table(`PPE;${heading}`, (at) => `${written};${row(at)}`)).meters).toEqual(wanted);
    expect(read(`PPE: ${written.replace("'", '')}\n\n${table(heading, row)}`).meters).toEqual(
      wanted,
    );
  },
);

test('the number of a point is that of the name of its file or sheet, else of its place', () => {
  const text = table(
    'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  );
  const metersOf = (name: string): readonly string[] => read(text, name).meters;
  expect(metersOf('dane.xlsx, arkusz 590000000000000017')).toEqual(['590000000000000017']);
  expect(metersOf('PPE_590000000000000017_06.csv')).toEqual(['590000000000000017']);
  expect(metersOf('590000000000000017 i 590000000000000024.csv')).toEqual([]);
  expect(metersOf('202606010000202606.csv')).toEqual([]);
  const places = table(
    'Obiekt;Data;Godzina;Pobór [kWh]',
    ({day, hour, drawn}) => `Szkoła;${day};${hour + 1};${comma(drawn)}\nUrząd;${day};${hour + 1};9`,
  );
  expect(read(places).meters).toEqual(['Szkoła', 'Urząd']);
  expect(read(places.replaceAll(/\nUrząd.*/g, '')).meters).toEqual([]);
});

test('points over their columns are in the question', () => {
  const text = table(
    'PPE;;590000000000000017;;590000000000000024;\nData;Godzina;Pobór [kWh];Oddanie [kWh];Pobór [kWh];Oddanie [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)};${energy(at)}`,
  );
  expect(said(text).join()).toContain(
    '„590000000000000017 Pobór [kWh]”, „590000000000000024 Pobór [kWh]”',
  );
});

test('the direction of all energy may stand above the table, and not in the name of a point', () => {
  const rows = table(
    'Data;Godzina;Ilość [kWh]',
    ({day, hour, given}) => `${day};${hour + 1};${comma(given)}`,
  );
  const {joined} = read(
    `Punkt poboru: 590000000000000017\nRaport: energia oddana do sieci\n${rows}`,
  );
  expect(joined?.ok === true && joined.value.series.injectedNet).toHaveLength(48);
  expect(said(`Dane punktu poboru: 590000000000000017\n${rows}`).join()).toContain(
    'czy to energia pobrana, czy oddana',
  );
});

test('hours missing in the middle do not hide what labels mean', () => {
  const text = table('Data;Godzina;Pobór [kWh]', ({day, hour, drawn}) =>
    hour > 9 && hour < 20 ? '' : `${day};${hour + 1};${comma(drawn)}`,
  );
  const {joined} = read(text);
  expect(joined?.ok === true && joined.value.gaps).toHaveLength(20);
});

test('remarks are no statuses: „brak” is none of a reading', () => {
  const text = table(
    'Data;Godzina;Pobór [kWh];Uwagi',
    ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)};${hour === 5 ? 'odczyt' : 'brak'}`,
  );
  const {joined} = read(text);
  expect(joined?.ok === true && joined.value.gaps).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'a multiplier above the table',
    `Nr licznika;56011234\nMnożna;40\n\n${table('Data;Godzina;Energia pobrana [kWh]', ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)}`)}`,
    'mnożną 40. Nie wiemy, czy energia jest już przez nią pomnożona',
  ],
  [
    'a multiplier in the heading',
    table(
      'Data;Godzina;Pobór [kWh] x40',
      ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)}`,
    ),
    'mnożną 40. Nie wiemy, czy energia jest już przez nią pomnożona',
  ],
  [
    'a total of the month',
    table(
      'Data;Godzina;Pobór od 1. dnia miesiąca [kWh]',
      ({day, hour}) => `${day};${hour + 1};${50 + hour}`,
    ),
    'suma narastająca',
  ],
  [
    'numbers above and below zero under „Pobór”',
    table(
      'Data;Godzina;Pobór [kWh]',
      ({day, hour, drawn, given}) => `${day};${hour + 1};${comma(drawn - given)}`,
    ),
    'nazwij ją „Bilans”',
  ],
  [
    'energy of days',
    `Data;Pobór [kWh]\n${Array.from({length: 30}, (_, at) => `2026-06-${two(at + 1)};9,5`).join('\n')}`,
    'rzadsze niż co godzinę',
  ],
  [
    'days without their hours',
    table('Data;Pobór [kWh]', ({day, drawn}) => `${day};${comma(drawn)}`),
    'kolumny z godziną nie rozpoznajemy',
  ],
  [
    'one phase of three',
    table(
      'Data;Godzina;Pobór L1 [kWh]',
      ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)}`,
    ),
    'jedna faza',
  ],
  [
    'two phases with the same numbers',
    table(
      'Data;Godzina;Pobór L1 [kWh];Pobór L2 [kWh]',
      ({day, hour, drawn}) => `${day};${hour + 1};${comma(drawn)};${comma(drawn)}`,
    ),
    'tylko część faz',
  ],
  [
    'two points below one another',
    ['590000000000000017', '590000000000000024']
      .map(
        (point, index) =>
          `PPE: ${point}\n${table('Data;Godzina;Pobór [kWh]', ({day, hour, drawn}) => `${day.replace('06', `0${6 + index}`)};${hour + 1};${comma(drawn)}`)}`,
      )
      .join('\n'),
    'tabela innego punktu (590000000000000024)',
  ],
  ['no rows', 'Data i godzina;Pobór [kWh]\n', 'nie ma odczytów'],
  [
    'an hour that is none',
    table('Data;Godzina;Pobór [kWh]', ({day, hour, drawn}) =>
      hour === 5 ? `${day};piąta;${comma(drawn)}` : `${day};${hour + 1};${comma(drawn)}`,
    ),
    'kolumna „Godzina”: nie rozumiemy wartości „piąta”',
  ],
  [
    'hours of a day of 25 as spans',
    `Data;Godzina;Pobór [kWh];Oddanie [kWh]\n${Array.from({length: 25}, (_, at) => `2026-10-25;${at}-${at + 1};0,5;0`).join('\n')}\n`,
    'kolumna „Godzina”: nie rozumiemy wartości „24-25”',
  ],
])('%s: what is at fault is named with its remedy', (_, text, message) => {
  expect(said(text).join('\n')).toContain(message);
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('the place of each quarter on %s counts through its %i hours', (day, length) => {
  const {joined} = read(
    [
      'Data;Kwadrans;Pobór [kWh]',
      ...Array.from({length: length * 4}, (_, at) => `${day};${at + 1};${Math.floor(at / 4) + 1}`),
    ].join('\n'),
  );
  const found = joined?.ok ? [...(joined.value.series.withdrawn ?? [])] : [];
  expect(found).toEqual(Array.from({length}, (_, hour) => 4 * (hour + 1)));
});

test.each(['Kwadrans', 'Pozycja'])('a last day that is cut has its first places: %s', (heading) => {
  const {joined} = read(
    [
      `Data;${heading};Pobór [kWh]`,
      ...Array.from(
        {length: 96 + 40},
        (_, at) => `2026-06-0${at < 96 ? 1 : 2};${(at % 96) + 1};${Math.floor(at / 4) + 1}`,
      ),
    ].join('\n'),
  );
  const found = joined?.ok ? [...(joined.value.series.withdrawn ?? [])] : [];
  expect(found).toEqual(Array.from({length: 34}, (_, hour) => 4 * (hour + 1)));
});

test('zones called R1 and R2 are no reactive energy, and a month beside a strange time is no list of months', () => {
  const [first, second] = [
    'Data;Godzina;Pobór R1 [kWh];Pobór R2 [kWh]\n2026-06-01;1;0,5;0\n2026-06-01;2;0;0,5\n',
    'Okres;Kiedy;Pobór [kWh]\n2026-06;2026-06-01@1;0,5\n2026-06;2026-06-01@2;0,5\n',
  ];
  expect(said(first)).toEqual([expect.stringContaining('„Pobór R1 [kWh]”, „Pobór R2 [kWh]”')]);
  expect(said(second)).toEqual([expect.stringContaining('Brakuje kolumny „Data i godzina”')]);
});

test.each([
  ['Date/Time,Export (kWh)\n10/1/2026 12:00,0.5\n10/2/2026 13:00,0.4\n', /miesiąc przed dniem/],
  [
    `Data i godzina;Kwadrans;Pobór [kWh]\n${[1, 2, 3, 4].map((quarter) => `2026-06-01 05:00;${quarter};0,${quarter}`).join('\n')}`,
    /„Kwadrans” dzieli godziny z kolumny „Data i godzina”/,
  ],
  ['Miesiąc;Pobór [kWh]\nstyczeń 2026;310,5\nluty 2026;280\n', /rzadsze niż co godzinę/],
  [
    '<?xml version="1.0"?>\n<MarketDocument><mRID>1</mRID></MarketDocument>',
    /XML.*CSV albo arkusz/,
  ],
])('what cannot be read is told by its cause: %j', (text, cause) => {
  expect(said(text)).toEqual([expect.stringMatching(cause)]);
});

test('a direction of its own in each hour is what was left after balancing', () => {
  const {joined, outcomes} = read(
    table(
      'Data;Godzina;Kierunek;Energia [kWh]',
      (at) =>
        `${at.day};${at.hour + 1};${at.given > 0 ? 'Oddanie' : 'Pobór'};${comma(at.given || at.drawn)}`,
    ),
  );
  expect(joined?.ok && joined.value.gaps).toEqual([]);
  expect(joined?.ok && Array.from(joined.value.series.injectedNet ?? [])).toEqual(
    hours.map(({given}) => given),
  );
  expect(outcomes).toEqual([
    ok({
      kind: 'read',
      account: expect.objectContaining({
        notes: [expect.stringContaining('drugą stronę policzono jako zero')],
      }) as unknown,
    }),
  ]);
});

test.each([
  ['Brak danych', 48],
  ['', 0],
])('a direction whose status in the hours of the other is „%s” has %i gaps', (other, gaps) => {
  const ofColumns = table(
    'Data;Godzina;Pobór [kWh];Status poboru;Oddanie [kWh];Status oddania',
    (at) => {
      const [drawn, given] = [`${comma(at.drawn)};OK`, `;${other}`];
      const isGiven = at.given > 0;
      return `${at.day};${at.hour + 1};${isGiven ? `${given};${comma(at.given)};OK` : `${drawn};${given}`}`;
    },
  );
  const {joined} = read(ofColumns);
  expect(joined?.ok && joined.value.gaps).toHaveLength(gaps);
});

test('an hour that has neither direction is a gap and no more', () => {
  const ofColumns = table('Data;Godzina;Pobór [kWh];Oddanie [kWh];Status', (at) => {
    const kwh = at.given > 0 ? `;${comma(at.given)};OK` : `${comma(at.drawn)};;OK`;
    return `${at.day};${at.hour + 1};${at.hour === 3 ? ';;Brak danych' : kwh}`;
  });
  const {joined} = read(ofColumns);
  expect(joined?.ok && joined.value.gaps).toHaveLength(2);
});

test('two halves of a month put together are no directions in turn', () => {
  const {joined} = read(
    table(
      'Data;Godzina;Kierunek;Energia [kWh]',
      (at) =>
        `${at.day};${at.hour + 1};${at.day === '2026-06-01' ? 'Pobór' : 'Oddanie'};${comma(at.drawn)}`,
    ),
  );
  // What was given began with the second day.
  expect(joined?.ok && joined.value.gaps).toHaveLength(24);
});

test.each([
  table(
    'Data;Godzina;Pobór [kWh];Generacja [kWh]',
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  ),
  table(
    'Data;Godzina;Kierunek;Energia [kWh]',
    (at) =>
      `${at.day};${at.hour + 1};Pobór;${comma(at.drawn)}\n${at.day};${at.hour + 1};Generacja;${comma(at.given)}`,
  ),
])('„Generacja” beside the draw alone may be what was given', (text) => {
  expect(said(text)).toEqual([expect.stringContaining('„Generacja')]);
});

function sumsOf(text: string): unknown {
  const {joined} = read(text);
  if (!joined?.ok) {
    return said(text);
  }
  const {withdrawn, injected, generation} = toReadings(joined.value);
  const sum = (values?: Float64Array): number =>
    Math.round(Array.from(values ?? []).reduce((all, kwh) => all + kwh, 0) * 1000) / 1000;
  return {withdrawn: sum(withdrawn), injected: sum(injected), generation: sum(generation)};
}

test.each([
  'Generacja z PV [kWh]',
  'Generacja instalacji PV [kWh]',
  'Generacja falownika [kWh]',
  'Generacja brutto [kWh]',
])('„Generacja” of a named source is its production: %s', (heading) => {
  const text = table(
    `Data;Godzina;Pobór z sieci [kWh];${heading}`,
    (at) => `${at.day};${at.hour + 1};${energy(at)}`,
  );
  expect(sumsOf(text)).toEqual({withdrawn: 19.92, injected: 0, generation: 21});
});

test.each(['Generacja [kWh]', 'Generacja', 'Generacja energii czynnej [kWh]'])(
  'the question about „%s” names both cures',
  (heading) => {
    const text = table(
      `Data;Godzina;Pobór z sieci [kWh];${heading}`,
      (at) => `${at.day};${at.hour + 1};${energy(at)}`,
    );
    expect(said(text)).toEqual([expect.stringContaining('„Energia oddana” albo „Produkcja”')]);
  },
);

test.each([
  ['Pobór [kWh];Pompa ciepła CO [kWh]', {withdrawn: 19.92, injected: 0, generation: 0}],
  ['Pobór [kWh];CO [kWh]', [expect.stringContaining('„CO [kWh]” ma liczby')]],
  ['CP [kWh];CO [kWh]', {withdrawn: 19.92, injected: 21, generation: 0}],
  [
    'Pobór co godzinę [kWh];Oddanie co godzinę [kWh]',
    {withdrawn: 19.92, injected: 21, generation: 0},
  ],
])('„CO” is energy given beside „CP” alone: %s', (headings, wanted) => {
  const text = table(`Data;Godzina;${headings}`, (at) => `${at.day};${at.hour + 1};${energy(at)}`);
  expect(sumsOf(text)).toEqual(wanted);
});

test('the state of a new meter is no energy', () => {
  let state = 8;
  const text = table('Data;Godzina;Energia pobrana [kWh]', (at) => {
    state += ((at.hour * 5) % 7) / 10;
    return `${at.day};${at.hour + 1};${comma(state)}`;
  });
  expect(said(text)).toEqual([expect.stringContaining('wskazania licznika')]);
});

test('what was turned, converted or left out is told', () => {
  const notesOf = (text: string): readonly string[] =>
    read(text).outcomes.flatMap((outcome) =>
      outcome.ok && outcome.value.kind === 'read' ? outcome.value.account.notes : [],
    );
  expect(notesOf(files['months before the days of its rows'] ?? '')).toEqual([
    'Daty w pliku mają miesiąc przed dniem: „06/01/2026” to „01/06/2026”.',
  ]);
  expect(notesOf(files['rows in units of reactive energy'] ?? '')).toEqual([
    'Pominięto wiersze w jednostkach: kvarh.',
  ]);
});

test('values of a list in a record of JSON are columns, and asked about', () => {
  const records = hours.map(({startMs, drawn}) => ({tm: String(startMs), zones: [drawn, null]}));
  expect(said(JSON.stringify({response: {mainChart: records}}))).toEqual([
    expect.stringContaining('„zones 1”'),
  ]);
});

test('months before days above a heading that comes again are read too', () => {
  const rows = (day: string) =>
    Array.from({length: 24}, (_, hour) => `${day} ${two(hour)}:00;${(hour % 5) + 1}`);
  const head = 'Date/Time;Import (kWh)';
  const {joined} = read([head, ...rows('12/31/2026'), head, ...rows('01/01/2027')].join('\n'));
  expect(joined?.ok && joined.value.startMs).toBe(Date.parse('2026-12-30T23:00Z'));
  expect(joined?.ok && joined.value.series.withdrawn?.length).toBe(48);
});
