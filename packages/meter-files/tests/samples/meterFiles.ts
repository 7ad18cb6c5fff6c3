import {polishOffsetHours} from '@cooperative/polish';

const hourMs = 3_600_000;

/** An hour of a test series with the labels that files may give it. */
export interface TestHour {
  readonly utcMs: number;
  /** `2025-10-26` */
  readonly day: string;
  /** The civil hour in which it begins. */
  readonly hour: number;
  /** Its position in its day, from 1. */
  readonly position: number;
  /** The second of the two hours 2:00–3:00 of an autumn night, or the first. */
  readonly twin: 'first' | 'second' | null;
  readonly withdrawn: number;
  readonly injected: number;
}

/** Hours of whole civil days starting with this one, with values to a watt-hour. */
export function testHours(
  firstDay: string,
  days: number,
  valueAt: (index: number) => readonly [number, number],
): TestHour[] {
  const end = Date.parse(`${firstDay}T00:00:00Z`) + days * 24 * hourMs;
  const hours: TestHour[] = [];
  const midnight = Date.parse(`${firstDay}T00:00:00Z`);
  for (
    let utcMs = midnight - polishOffsetHours(midnight - hourMs) * hourMs;
    utcMs + polishOffsetHours(utcMs) * hourMs < end;
    utcMs += hourMs
  ) {
    const offset = polishOffsetHours(utcMs);
    const civil = new Date(utcMs + offset * hourMs).toISOString();
    const day = civil.slice(0, 10);
    const before = hours.at(-1);
    const [withdrawn, injected] = valueAt(hours.length);
    hours.push({
      utcMs,
      day,
      hour: Number(civil.slice(11, 13)),
      position: before?.day === day ? before.position + 1 : 1,
      twin:
        polishOffsetHours(utcMs - hourMs) > offset
          ? 'second'
          : polishOffsetHours(utcMs + hourMs) < offset
            ? 'first'
            : null,
      withdrawn,
      injected,
    });
  }
  return hours;
}

/** How the 25th hour is marked: not at all, by letters, one letter, a note, the wall clock, or by counting to 25. */
export const twinStyles = ['same', 'letters', 'oneLetter', 'note', 'wall', 'counted'] as const;
export type TwinStyle = (typeof twinStyles)[number];

/** Label of the end of an hour: 1–24, or with midnight as 00:00 of the next day. */
export function endLabel(
  {day, hour, position, twin, utcMs}: TestHour,
  style: TwinStyle,
  midnight: '24:00' | '00:00' = '24:00',
): string {
  if (style === 'wall') {
    const ends = utcMs + hourMs;
    const civil = new Date(ends + polishOffsetHours(ends) * hourMs).toISOString();
    return `${civil.slice(0, 10)} ${civil.slice(11, 16)}`;
  }
  if (style === 'counted') {
    return `${day} ${position}:00`;
  }
  if (hour === 23 && midnight === '00:00') {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString();
    return `${next.slice(0, 10)} 00:00`;
  }
  return `${day} ${hour + 1}:00${twinMark(twin, style)}`;
}

export function startLabel({day, hour, twin}: TestHour, style: TwinStyle, minutes = '00'): string {
  return `${day} ${String(hour).padStart(2, '0')}:${minutes}${twinMark(twin, style)}`;
}

function twinMark(twin: TestHour['twin'], style: TwinStyle): string {
  if (twin === null) {
    return '';
  }
  const isSecond = twin === 'second';
  switch (style) {
    case 'letters':
      return isSecond ? 'B' : 'A';
    case 'oneLetter':
      return isSecond ? 'a' : '';
    case 'note':
      return isSecond ? ' czasu zimowego' : '';
    default:
      return '';
  }
}

export function comma(value: number): string {
  return value.toFixed(3).replace('.', ',');
}

/** Hours by day, in order. */
function byDay(hours: readonly TestHour[]): readonly (readonly TestHour[])[] {
  const days = new Map<string, TestHour[]>();
  for (const hour of hours) {
    days.set(hour.day, [...(days.get(hour.day) ?? []), hour]);
  }
  return [...days.values()];
}

/** Every layout, written from hours. A layout returns the files of one member. */
export const writers: Readonly<
  Record<
    string,
    (hours: readonly TestHour[], style: TwinStyle) => readonly {name: string; text: string}[]
  >
> = {
  tauronRows: (hours, style) =>
    one([
      'Data; Wartość kWh;Rodzaj;',
      ...hours.map((hour) => `${endLabel(hour, style)};${comma(hour.withdrawn)};pobór;`),
      ...hours.map((hour) => `${endLabel(hour, style)};${comma(hour.injected)};oddanie;`),
      ...hours.map(
        (hour) => `${endLabel(hour, style)};${comma(drawn(hour))};pobrana po zbilansowaniu;`,
      ),
    ]),
  tauronZones: (hours, style) =>
    one([
      'Data; Strefa; Wartość kWh; Rodzaj;',
      ...(['withdrawn', 'injected'] as const).flatMap((side) =>
        hours.flatMap((hour) => {
          const kind = side === 'withdrawn' ? 'pobór' : 'oddanie';
          const half = Math.round(hour[side] * 500) / 1000;
          return [
            `${endLabel(hour, style)}; T1; ${comma(half)}; ${kind};`,
            `${endLabel(hour, style)}; T2; ${comma(hour[side] - half)}; ${kind};`,
          ];
        }),
      ),
    ]),
  tauronKvar: (hours, style) =>
    one([
      'Data i godzina;Wartosc[kWh/kvar];Rodzaj energii',
      ...hours.flatMap((hour) => {
        const [day = '', time = ''] = endLabel(hour, style).split(/ (.*)/);
        const label = `${day.split('-').reverse().join('.')} ${time}`;
        return [
          `${label};${comma(hour.withdrawn)};energia czynna pobrana`,
          `${label};7,5;energia bierna indukcyjna`,
          `${label};${comma(hour.injected)};energia czynna oddana`,
        ];
      }),
    ]),
  tauronOld: (hours, style) =>
    one([
      'Data, godzina;Pobór energii [kWh];Oddanie [kWh];',
      ...hours.map(
        (hour) =>
          `${endLabel(hour, style, '00:00')};${comma(hour.withdrawn)};${comma(hour.injected)};`,
      ),
    ]),
  enea: (hours, style) =>
    one([
      'Data;"Wolumen energii elektrycznej pobranej z sieci przed bilansowaniem\ngodzinowym";"Wolumen energii elektrycznej oddanej do sieci przed bilansowaniem godzinowym";"Wolumen energii elektrycznej pobranej z sieci po bilansowaniu godzinowym"',
      ...hours.map((hour) => {
        const label = startLabel(hour, style === 'wall' ? 'same' : style, '59');
        return `"=""${label}""";"${comma(hour.withdrawn)}";"${comma(hour.injected)}";"${comma(drawn(hour))}"`;
      }),
    ]),
  pge: (hours) => {
    const kinds = ['En.Czynna Pobrana', 'En.Czynna Oddana'] as const;
    const names = Array.from({length: 25}, (_, at) => `H${String(at + 1).padStart(2, '0')}`);
    return one([
      ['Numer PPE', 'Data', 'Rodzaj', ...names].join(';'),
      ...byDay(hours).flatMap((day) =>
        kinds.map((kind, index) => {
          const values: string[] = day.map(({withdrawn, injected}) =>
            comma(index === 0 ? withdrawn : injected),
          );
          if (values.length === 23) {
            values.splice(2, 0, '');
          }
          const date = day[0]?.day.replaceAll('-', '') ?? '';
          return ['590000000000000017', date, kind, ...values].join(';');
        }),
      ),
    ]);
  },
  pgeWith02a: (hours) => {
    const names = ['01', '02', '02a', ...Array.from({length: 22}, (_, at) => `${at + 3}`)];
    return one([
      ['PPE', 'Dzień', 'Kierunek', ...names].join(','),
      ...byDay(hours).flatMap((day) =>
        (['pobór', 'oddanie'] as const).map((kind) => {
          const values: string[] = day.map(({withdrawn, injected}) =>
            (kind === 'pobór' ? withdrawn : injected).toFixed(3),
          );
          if (values.length < 25) {
            values.splice(2, 0, '');
          }
          if (values.length < 25) {
            values.splice(3, 0, '');
          }
          return ['590000000000000017', day[0]?.day, kind, ...values].join(',');
        }),
      ),
    ]);
  },
  energa: (hours, style) => {
    const label = (hour: TestHour): string => startLabel(hour, style === 'wall' ? 'same' : style);
    const isDrawn = (hour: TestHour): boolean => hour.withdrawn >= hour.injected;
    return [
      {
        name: 'energa_pobor.csv',
        text: [
          'timestamp,value',
          ...hours
            .filter(isDrawn)
            .map((hour) => `${label(hour)},${(hour.withdrawn - hour.injected).toFixed(3)}`),
        ].join('\n'),
      },
      {
        name: 'energa_nadwyzka.csv',
        text: [
          'timestamp,value',
          ...hours
            .filter((hour) => !isDrawn(hour))
            .map((hour) => `${label(hour)},${(hour.injected - hour.withdrawn).toFixed(3)}`),
        ].join('\n'),
      },
    ];
  },
  cooperative: (hours) =>
    byDay(hours).map((day, index) => {
      const cells = (valueOf: (hour: TestHour) => number): string =>
        day.map((hour) => `${valueOf(hour).toFixed(3).replace('0.', '.')},+`).join(';');
      return {
        name: `doba-${index}.csv`,
        text: [
          'kOSD;OSDX;;',
          'kSE;SEXX;;',
          `DD;${day[0]?.day.split('-').reverse().join('-') ?? ''};;`,
          'VV;1;;',
          `590000000000000024;CP;kWh;${cells(({withdrawn}) => withdrawn)}`,
          `590000000000000024;CO;kWh;${cells(({injected}) => injected)}`,
          `SEXX;CP;kWh;${cells(({withdrawn}) => withdrawn)}`,
        ].join('\n'),
      };
    }),
  sheetWithStatus: (hours, style) =>
    one([
      'Dzień;Status;Energia czynna pobrana po bilansowaniu, strefa 1 [kWh];Energia czynna pobrana po bilansowaniu, strefa 2 [kWh];Energia czynna oddana po bilansowaniu [kWh]',
      ...hours.map(
        (hour) =>
          `${endLabel(hour, style, '00:00')};Dane rzeczywiste;${comma(drawn(hour))};0;${comma(drawn({withdrawn: hour.injected, injected: hour.withdrawn}))}`,
      ),
    ]),
};

/** Layouts that only report energy after balancing. */
export const netOnly = new Set(['energa', 'sheetWithStatus']);

function drawn({
  withdrawn,
  injected,
}: {
  readonly withdrawn: number;
  readonly injected: number;
}): number {
  return Math.max(withdrawn - injected, 0);
}

function one(lines: readonly string[]): {name: string; text: string}[] {
  return [{name: 'plik.csv', text: lines.join('\r\n')}];
}
