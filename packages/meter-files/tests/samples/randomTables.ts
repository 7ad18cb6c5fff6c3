import {monthNames, polishOffsetHours} from '@cooperative/polish';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** How a table is written. Every mix of these is a file that some portal, meter or spreadsheet could give. */
export interface TableStyle {
  readonly layout: 'columns' | 'kinds' | 'days';
  /** Minutes of an interval. */
  readonly step: 15 | 60;
  readonly firstDay: string;
  readonly unit: 'kWh' | 'MWh' | 'Wh' | 'kW' | 'W';
  readonly unitPlace: 'heading' | 'unitRow' | 'above' | 'below' | 'column' | 'cells' | 'none';
  readonly time:
    | 'start'
    | 'end'
    | 'end24'
    | 'dayAndHour'
    | 'fromTo'
    /** From its start to its end in one cell, whatever the heading says. */
    | 'span'
    | 'offset'
    | 'seconds'
    | 'zoneBeside'
    | 'digits'
    | 'dateParts'
    /** UTC, which only the heading says. */
    | 'utcSaid'
    /** Winter time all year, which only a line above says. */
    | 'clockAbove'
    /** Numbers of days of the month that only a line above names. */
    | 'dayNumbers'
    /** The place of an interval in its day. */
    | 'position';
  readonly dayForm:
    | 'ymd'
    | 'dmy'
    | 'compact'
    | 'slashes'
    | 'named'
    | 'weekday'
    | 'dayFirst'
    | 'monthFirst';
  readonly order: 'forward' | 'backward' | 'daysBackward';
  readonly names: keyof typeof registerPairs;
  /** Whether what is given is written with a minus. */
  readonly isGivenBelowZero: boolean;
  readonly parts: 'whole' | 'zones' | 'zonesAndTotal' | 'phases' | 'phasesAndSum';
  readonly beside: readonly (keyof typeof besides)[];
  /** Whether columns of no interest stand before those of energy. */
  readonly isBesideFirst: boolean;
  readonly hasStatus: boolean;
  /** In each row, or in the first one as where cells are merged. */
  readonly point: 'none' | 'each' | 'first';
  readonly above: 'nothing' | 'lines' | 'title';
  readonly below: 'nothing' | 'sum' | 'sums' | 'note';
  readonly isHeadingRepeated: boolean;
  readonly files: 'one' | 'periods' | 'directions';
  readonly separator: ';' | ',' | '\t';
  readonly decimal: ',' | '.';
  /** Whether whole numbers have the other sign between their thousands. */
  readonly isGrouped: boolean;
  readonly encoding: 'utf-8' | 'mark' | 'windows-1250' | 'utf-16';
}

/** An interval of the series that is written. */
export interface Interval {
  readonly startMs: number;
  /** Wh, whole. */
  readonly withdrawn: number;
  readonly injected: number;
  readonly status: 'read' | 'estimated' | 'missing';
}

/** Names of what is drawn and what is given. */
export const registerPairs = {
  plain: ['Pobór', 'Oddanie'],
  active: ['Energia czynna pobrana', 'Energia czynna oddana'],
  signs: ['A+', 'A-'],
  codes: ['1.8.0', '2.8.0'],
  english: ['Import', 'Export'],
  keys: ['grid_import', 'grid_export'],
} as const;

/** Columns that are not the energy of an interval, with what a row has in them. */
export const besides = {
  'Temperatura [°C]': () => '11.5',
  'Energia bierna pobrana [kvarh]': ({withdrawn}: Interval) => String(withdrawn / 2000),
  'Pobór narastająco [kWh]': (_: Interval, soFar: number) => String(soFar / 1000),
  'Koszt poboru [zł]': ({withdrawn}: Interval) => (withdrawn / 1100).toFixed(2),
  'Średni pobór w miesiącu [kWh]': () => '0.48',
  'Prognoza poboru [kWh]': ({withdrawn}: Interval) => String((withdrawn * 11) / 10_000),
  'Pobór rok temu [kWh]': ({withdrawn}: Interval) => String((withdrawn * 9) / 10_000),
  'Energia pozorna [kVAh]': ({withdrawn}: Interval) => String((withdrawn * 12) / 10_000),
  'Moc umowna [kW]': () => '14',
  'Data aktualizacji': () => '2026-11-28 08:15',
  'Typ licznika': () => 'zdalny',
  Uwagi: () => '',
} as const;

/** The series of whole civil days from the first one on, cycling through values. */
export function intervalsOf(
  {firstDay, step, hasStatus}: Pick<TableStyle, 'firstDay' | 'step' | 'hasStatus'>,
  days: number,
  values: readonly (readonly [number, number])[],
  odd: readonly number[],
): readonly Interval[] {
  const midnight = Date.parse(`${firstDay}T00:00:00Z`);
  const end = midnight + days * dayMs;
  const found: Interval[] = [];
  for (
    let ms = midnight - polishOffsetHours(midnight - hourMs) * hourMs;
    ms + polishOffsetHours(ms) * hourMs < end;
    ms += step * minuteMs
  ) {
    const [withdrawn, injected] = values[found.length % values.length] ?? [0, 0];
    found.push({startMs: ms, withdrawn, injected, status: 'read'});
  }
  return found.map((interval, at) => ({
    ...interval,
    // The first and the last interval tell what labels mean.
    status:
      !hasStatus || at === 0 || at === found.length - 1 || !odd.includes(at)
        ? 'read'
        : at % 2 === 0
          ? 'missing'
          : 'estimated',
  }));
}

/** In the order in which each key first stands. */
export function grouped<Key, T>(
  all: readonly T[],
  keyOf: (one: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key) ?? [];
    group.push(one);
    groups.set(key, group);
  }
  return groups;
}

const statusWords = {read: 'odczyt', estimated: 'szacowany', missing: 'brak danych'} as const;

/** The files of a series in this style. */
export function writeTable(
  style: TableStyle,
  intervals: readonly Interval[],
): readonly {readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>}[] {
  const half = intervals.findIndex(({startMs}) => civil(startMs).day > style.firstDay);
  const parts =
    style.files === 'periods'
      ? [intervals.slice(0, half), intervals.slice(half)]
      : [intervals, ...(style.files === 'directions' ? [intervals] : [])];
  return parts.map((part, index) => {
    const sides = style.files === 'directions' ? [index] : [0, 1];
    const rows =
      style.layout === 'columns'
        ? columns(style, part, sides)
        : style.layout === 'kinds'
          ? kinds(style, part, sides)
          : dayRows(style, part, sides);
    return {
      name: `plik-${index + 1}.csv`,
      bytes: encoded(style, textOf(style, rows, monthOf(part))),
    };
  });
}

/** `06.2026`, of the first interval. */
function monthOf([first]: readonly Interval[]): string {
  const [year = '', month = ''] = civil(first?.startMs ?? 0).day.split('-');
  return `${month}.${year}`;
}

/** A table by its parts: cells of text, before numbers have their decimal sign. */
interface Rows {
  readonly heading: readonly string[];
  readonly units: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly sum: readonly string[];
}

function textOf(
  {separator, above, below, isHeadingRepeated, ...style}: TableStyle,
  rows: Rows,
  month: string,
): string {
  const unitLine = style.unitPlace === 'above' ? [[`Jednostka: ${style.unit}`]] : [];
  const {heading, units, sum} = rows;
  const middle = Math.floor(rows.body.length / 2);
  const body = isHeadingRepeated
    ? [...rows.body.slice(0, middle), heading, ...rows.body.slice(middle)]
    : rows.body;
  const lines = [
    ...(above === 'lines'
      ? [['Zestawienie danych pomiarowych'], ['Wygenerowano', '2026-11-28'], ['']]
      : above === 'title'
        ? [['Profil']]
        : []),
    ...unitLine,
    ...(style.layout !== 'days' && style.time === 'clockAbove' ? [['Strefa czasowa: UTC+1']] : []),
    ...(style.layout !== 'days' && style.time === 'dayNumbers' ? [[`Miesiąc: ${month}`]] : []),
    heading,
    ...(style.unitPlace === 'unitRow' ? [units] : []),
    ...body,
    ...(below === 'sum'
      ? [['Suma', ...sum.slice(1)]]
      : below === 'sums'
        ? [
            ['Łącznie', ...sum.slice(1)],
            ['Średnia', ...sum.slice(1)],
          ]
        : below === 'note'
          ? [['Dane mogą ulec zmianie']]
          : []),
    ...(style.unitPlace === 'below' ? [[`Wartości w ${style.unit}`]] : []),
  ];
  return lines.map((cells) => cells.join(separator)).join('\r\n');
}

function encoded({encoding}: TableStyle, text: string): Uint8Array<ArrayBuffer> {
  const windows: Readonly<Record<string, number>> = {
    ó: 0xf3,
    ś: 0x9c,
    ć: 0xe6,
    ą: 0xb9,
    ź: 0x9f,
    ł: 0xb3,
    ż: 0xbf,
    ę: 0xea,
    ń: 0xf1,
    Ł: 0xa3,
    Ś: 0x8c,
    '°': 0xb0,
  };
  switch (encoding) {
    case 'windows-1250':
      return Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0));
    case 'utf-16':
      return new Uint8Array(
        Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer,
      );
    default:
      return new Uint8Array(new TextEncoder().encode(encoding === 'mark' ? `\uFEFF${text}` : text));
  }
}

/** Digits that do not lose a Wh. */
function number({unit, step, decimal, isGrouped}: TableStyle, wh: number): string {
  const perHour = 60 / step;
  const text = {
    kWh: (wh / 1000).toFixed(3),
    MWh: (wh / 1e6).toFixed(6),
    Wh: String(wh),
    kW: ((wh * perHour) / 1000).toFixed(3),
    W: String(wh * perHour),
  }[unit];
  return isGrouped && !text.includes('.')
    ? text.replaceAll(/\B(?=(?:\d{3})+$)/g, decimal === ',' ? '.' : ',')
    : text.replace('.', decimal);
}

function cell(style: TableStyle, wh: number): string {
  return `${number(style, wh)}${style.unitPlace === 'cells' ? ` ${style.unit}` : ''}`;
}

function heading(style: TableStyle, name: string): string {
  return style.unitPlace === 'heading' ? `${name} [${style.unit}]` : name;
}

function civil(ms: number): {readonly day: string; readonly time: string} {
  const text = new Date(ms + polishOffsetHours(ms) * hourMs).toISOString();
  return {day: text.slice(0, 10), time: text.slice(11, 16)};
}

const weekdays = ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'];

function dayText({dayForm}: TableStyle, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    ymd: day,
    dmy: `${date}.${month}.${year}`,
    compact: `${year}${month}${date}`,
    slashes: `${year}/${month}/${date}`,
    named: `${Number(date)} ${monthNames[Number(month) - 1]?.[0] ?? ''} ${year}`,
    dayFirst: `${date}/${month}/${year}`,
    monthFirst: `${month}/${date}/${year}`,
    weekday: `${weekdays[new Date(day).getUTCDay()] ?? ''} ${date}.${month}.${year}`,
  }[dayForm];
}

/** Headings and cells of time. */
function timeCells(style: TableStyle, {startMs}: Interval): readonly string[] {
  const endMs = startMs + style.step * minuteMs;
  const [start, end] = [civil(startMs), civil(endMs)];
  const on = (day: string, time: string): string => `${dayText(style, day)} ${time}`;
  const offset = polishOffsetHours(startMs);
  switch (style.time) {
    case 'start':
      return [on(start.day, start.time)];
    case 'end':
      return [on(end.day, end.time)];
    case 'end24':
      return [end.time === '00:00' ? on(start.day, '24:00') : on(end.day, end.time)];
    case 'dayAndHour':
      return [dayText(style, start.day), start.time];
    case 'fromTo':
      return [dayText(style, start.day), start.time, end.time];
    case 'span':
      return [dayText(style, start.day), `${start.time}-${end.time}`];
    case 'offset':
      return [`${start.day}T${start.time}:00+0${offset}:00`];
    case 'seconds':
      return [String(startMs / 1000)];
    case 'zoneBeside':
      return [new Date(startMs).toISOString().slice(0, 16).replace('T', ' '), 'UTC'];
    case 'digits':
      return [`${new Date(startMs).toISOString().slice(0, 16).replaceAll(/[-T:]/g, '')}+00`];
    case 'utcSaid':
      return [new Date(startMs).toISOString().slice(0, 16).replace('T', ' ')];
    case 'clockAbove':
      return [new Date(startMs + hourMs).toISOString().slice(0, 16).replace('T', ' ')];
    case 'dayNumbers':
      return [String(Number(start.day.slice(8))), start.time];
    case 'position': {
      const midnight = Date.parse(start.day);
      const dayMs = startMs - midnight + polishOffsetHours(midnight - 2 * hourMs) * hourMs;
      return [dayText(style, start.day), String(dayMs / (style.step * minuteMs) + 1)];
    }
    case 'dateParts':
      return [...start.day.split('-'), start.time];
  }
}

const timeHeadings: Readonly<Record<TableStyle['time'], readonly string[]>> = {
  start: ['Data i godzina'],
  end: ['Data i godzina'],
  end24: ['Data i godzina'],
  dayAndHour: ['Data', 'Godzina'],
  fromTo: ['Data', 'Godzina od', 'Godzina do'],
  span: ['Data', 'Godzina do'],
  offset: ['Data i godzina'],
  seconds: ['timestamp'],
  zoneBeside: ['Data i godzina', 'Strefa czasowa'],
  digits: ['Data i godzina'],
  utcSaid: ['Data i godzina (UTC)'],
  clockAbove: ['Data i godzina'],
  dayNumbers: ['Dzień', 'Godzina'],
  position: ['Data', 'Pozycja'],
  dateParts: ['Rok', 'Miesiąc', 'Dzień', 'Godzina'],
};

const pointNumber = '590000000000000017';

function pointCells({point}: TableStyle, row: number): readonly string[] {
  return point === 'none' ? [] : [point === 'each' || row === 0 ? pointNumber : ''];
}

/** Names and shares of the columns of one register, in thousandths. */
const partsOf: Readonly<Record<TableStyle['parts'], readonly (readonly [string, number])[]>> = {
  whole: [['', 1]],
  zones: [
    [' strefa 1', 0.5],
    [' strefa 2', 0],
  ],
  zonesAndTotal: [
    [' strefa 1', 0.5],
    [' strefa 2', 0],
    [' suma', 1],
  ],
  phases: [
    [' L1', 0.25],
    [' L2', 0.25],
    [' L3', 0],
  ],
  phasesAndSum: [
    [' L1', 0.25],
    [' L2', 0.25],
    [' L3', 0],
    [' suma', 1],
  ],
};

/** Wh of each part; the one without a share has the rest. */
function divided(parts: TableStyle['parts'], wh: number): readonly number[] {
  let rest = wh;
  const shares = partsOf[parts].map(([, share]) => {
    const own = share === 1 ? wh : Math.floor(wh * share);
    rest -= share === 1 ? 0 : own;
    return own;
  });
  return shares.map((own, at) => (partsOf[parts][at]?.[1] === 0 ? rest : own));
}

function inOrder<T extends Interval>(style: TableStyle, intervals: readonly T[]): readonly T[] {
  if (style.order === 'forward') {
    return intervals;
  }
  if (style.order === 'backward') {
    return intervals.slice().reverse();
  }
  const days = grouped(intervals, ({startMs}) => civil(startMs).day);
  return [...days.values()].reverse().flat();
}

function columns(
  style: TableStyle,
  intervals: readonly Interval[],
  sides: readonly number[],
): Rows {
  const names = registerPairs[style.names];
  const energy = sides.flatMap((side) =>
    partsOf[style.parts].map(([part]) => heading(style, `${names[side] ?? ''}${part}`)),
  );
  const beside = [...style.beside];
  const before = [
    ...(style.point === 'none' ? [] : ['PPE']),
    ...timeHeadings[style.time],
    ...(style.isBesideFirst ? beside : []),
  ];
  const after = [
    ...(style.isBesideFirst ? [] : beside),
    ...(style.unitPlace === 'column' ? ['Jednostka'] : []),
    ...(style.hasStatus ? ['Status'] : []),
  ];
  let soFar = 0;
  const body = inOrder(style, intervals).map((interval, index) => {
    soFar += interval.withdrawn;
    const others = beside.map((name) => besides[name](interval, soFar).replace('.', style.decimal));
    return [
      ...pointCells(style, index),
      ...timeCells(style, interval),
      ...(style.isBesideFirst ? others : []),
      ...sides.flatMap((side) =>
        divided(style.parts, whOf(interval, side)).map(
          (wh) => `${style.isGivenBelowZero && side === 1 && wh > 0 ? '-' : ''}${cell(style, wh)}`,
        ),
      ),
      ...(style.isBesideFirst ? [] : others),
      ...(style.unitPlace === 'column' ? [style.unit] : []),
      ...(style.hasStatus ? [statusWords[interval.status]] : []),
    ];
  });
  const all = [...before, ...energy, ...after];
  return {
    heading: all,
    units: all.map((name) => (energy.includes(name) ? `[${style.unit}]` : '')),
    body,
    sum: all.map((name) => (energy.includes(name) ? cell(style, 123_456) : '')),
  };
}

function whOf({withdrawn, injected, status}: Interval, side: number): number {
  return status === 'missing' ? 0 : side === 0 ? withdrawn : injected;
}

function kinds(style: TableStyle, intervals: readonly Interval[], sides: readonly number[]): Rows {
  const names = registerPairs[style.names];
  const all = [
    ...(style.point === 'none' ? [] : ['PPE']),
    ...timeHeadings[style.time],
    'Rodzaj',
    heading(style, 'Wartość'),
    ...(style.unitPlace === 'column' ? ['Jednostka'] : []),
    ...(style.hasStatus ? ['Status'] : []),
  ];
  const value = all.indexOf(heading(style, 'Wartość'));
  let written = 0;
  const row = (interval: Interval, kind: string, text: string, unit: string): readonly string[] => [
    ...pointCells(style, written++),
    ...timeCells(style, interval),
    kind,
    text,
    ...(style.unitPlace === 'column' ? [unit] : []),
    ...(style.hasStatus ? [statusWords[interval.status]] : []),
  ];
  return {
    heading: all,
    units: all.map((_, at) => (at === value ? `[${style.unit}]` : '')),
    body: inOrder(style, intervals).flatMap((interval) =>
      sides.flatMap((side) =>
        partsOf[style.parts].map(([part], at) =>
          row(
            interval,
            `${names[side] ?? ''}${part}`,
            cell(style, divided(style.parts, whOf(interval, side))[at] ?? 0),
            style.unit,
          ),
        ),
      ),
    ),
    sum: all.map((_, at) => (at === value ? cell(style, 123_456) : '')),
  };
}

/** Days in rows, of days with 24 hours. */
function dayRows(
  style: TableStyle,
  intervals: readonly Interval[],
  sides: readonly number[],
): Rows {
  const names = registerPairs[style.names];
  const perHour = 60 / style.step;
  const labels = Array.from({length: 24 * perHour}, (_, at) =>
    perHour === 1
      ? `H${String(at + 1).padStart(2, '0')}`
      : `${String(Math.floor((at + 1) / 4)).padStart(2, '0')}:${String(((at + 1) % 4) * 15).padStart(2, '0')}`,
  );
  const days = [...grouped(intervals, ({startMs}) => civil(startMs).day)];
  const all = [
    ...(style.point === 'none' ? [] : ['PPE']),
    'Data',
    'Rodzaj',
    ...(style.unitPlace === 'column' ? ['Jednostka'] : []),
    ...labels.map((label) => heading(style, label)),
  ];
  const first = all.length - labels.length;
  return {
    heading: all,
    units: all.map((_, at) => (at < first ? '' : `[${style.unit}]`)),
    body: (style.order === 'forward' ? days : days.slice().reverse()).flatMap(([day, own], index) =>
      sides.map((side, at) => [
        ...pointCells(style, index + at),
        dayText(style, day),
        names[side] ?? '',
        ...(style.unitPlace === 'column' ? [style.unit] : []),
        ...own.map((interval) =>
          interval.status === 'missing' ? '' : cell(style, whOf(interval, side)),
        ),
      ]),
    ),
    sum: all.map((_, at) => (at < first ? '' : cell(style, 123_456))),
  };
}
