import {inQuotes, remembering} from '@cooperative/polish';
import {
  areStripped,
  findMarks,
  numberReader,
  type NumberMarks,
  type NumberReader,
} from '../table/cellNumbers';
import {registerOf} from '../table/meaning';
import {headerOf, type Plan} from '../table/plan';
import type {Table} from '../table/rows';
import {needWhole} from '../table/sample';
import {partMark, statusOf, type Status} from '../table/statusWords';
import {Mistakes, Refusal} from '../refusal';
import type {DecimalSign, MeterRegister} from '../types';
import {quality, qualityOf, Readings, saidMissing} from './readings';

/** Readings of one quantity of one meter, in one zone or column, as they are in the file. */
interface Track {
  readonly register: MeterRegister;
  readonly meter: string;
  /** The zone or the column. */
  readonly part: string;
  readonly readings: Readings;
}

export interface TrackSet {
  readonly tracks: readonly Track[];
  /** Length of an interval in minutes. */
  readonly step: number;
  /** Points of delivery named in the file, including those left out. */
  readonly meters: readonly string[];
  /** Words of a status column that nobody knows. */
  readonly unknownStatuses: readonly string[];
  /** What else there is to know of the numbers, in Polish. */
  readonly notes: readonly string[];
}

/** What to read from a file, and where to report progress. */
export interface Reading {
  /** Read only this point of delivery. */
  readonly meter: string | undefined;
  /** The point of all rows, if the lines above the table name it. */
  readonly point: string | null;
  readonly tick: (share: number) => void;
}

/** Where a value stands in the file, and what its row says of it. */
interface Place {
  readonly line: number;
  readonly column: number;
  readonly register: MeterRegister;
  readonly status: Status;
}

interface ReadValue {
  readonly value: number;
  /** Of `quality`. */
  readonly worth: number;
}

const nothing: ReadValue = {value: Number.NaN, worth: quality.none};
const missing: ReadValue = {value: Number.NaN, worth: saidMissing};

/** As many are single mistakes. */
const fewNegatives = 3;

const numberRemedy = 'Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.';

function* cellsOf(columns: readonly number[], table: Table): Generator<string> {
  const row = table.open();
  while (row.next()) {
    for (const column of columns) {
      yield partMark(row.text(column)).value;
    }
  }
}

/**
 * How the numbers of a file are written, as each column by itself shows it. Refuses those that may be thousands as well
 * as fractions, by the unit or beside another column.
 */
function marksOf(plan: Plan, table: Table): NumberMarks {
  if (plan.decimal !== null) {
    return {
      decimal: plan.decimal,
      areGrouped: false,
      areThousands: false,
      hasMarks: false,
      isMixed: false,
    };
  }
  const columns = (plan.shape === 'list' ? plan.values : plan.intervals).map(({column}) => column);
  const stripped =
    plan.shape === 'list'
      ? plan.values.find(
          ({column, unit}) =>
            unit !== 'Wh' && unit !== 'W' && areStripped(cellsOf([column], table)),
        )
      : undefined;
  if (stripped !== undefined) {
    throw new Refusal(
      `Kolumna ${inQuotes(headerOf(plan, stripped.column))}: obok ułamków mniejszych od jedności są liczby od tysiąca w górę, a żadnej pomiędzy. Arkusz pewnie zgubił w nich znak ułamka. Pobierz plik jeszcze raz i nie otwieraj go w arkuszu.`,
    );
  }
  const all = findMarks(cellsOf(columns, table));
  if (!all.areThousands) {
    return all;
  }
  // The hours of a day are one series, however many columns they take.
  const series =
    plan.shape === 'list'
      ? plan.values.map(({column, unit}) => ({
          column,
          unit,
          marks: findMarks(cellsOf([column], table)),
        }))
      : [{column: columns[0] ?? 0, unit: plan.unit, marks: all}];
  const marked = series.filter(({marks}) => marks.hasMarks);
  const grouped = marked.find(({marks}) => marks.areGrouped);
  const plain = marked.find(({marks}) => !marks.areGrouped);
  if (grouped !== undefined && plain !== undefined) {
    throw new Refusal(
      `Kolumna ${inQuotes(headerOf(plan, plain.column))}: nie wiemy, czy znak ${inQuotes(plain.marks.decimal)} w liczbach oddziela w niej ułamek, czy tysiące, jak w innej kolumnie. Usuń znak tysięcy z liczb w pliku.`,
    );
  }
  const isSaid = plan.account.columns.some(({unitFrom}) => unitFrom !== 'none');
  const isDoubtful = marked.some(({unit, marks}) => {
    const isOfWatts = unit === 'Wh' || unit === 'W';
    return marks.areGrouped ? isSaid && !isOfWatts : isOfWatts;
  });
  const sign = plain?.marks.decimal ?? (grouped?.marks.decimal === ',' ? '.' : ',');
  if (isDoubtful) {
    throw new Refusal(
      `Nie wiemy, czy znak ${inQuotes(sign)} w liczbach, np. ${inQuotes(`1${sign}234`)}, oddziela tysiące, czy ułamek: każda ma po nim trzy cyfry. Jeśli tysiące, usuń ten znak; jeśli ułamek, zapisz liczby w arkuszu z dwiema cyframi po przecinku.`,
    );
  }
  return (grouped ?? plain)?.marks ?? all;
}

/** The decimal sign of each column of a list, where each is written in one way and not all in the same. */
function signsOf(plan: Plan, table: Table): ReadonlyMap<number, DecimalSign> {
  const columns = plan.shape === 'list' ? plan.values.map(({column}) => column) : [];
  const marks = columns.map((column) => ({column, ...findMarks(cellsOf([column], table))}));
  return marks.some(({isMixed, areThousands}) => isMixed || areThousands)
    ? new Map()
    : new Map(marks.map(({column, decimal}) => [column, decimal]));
}

/** Gathers readings by meter, quantity and part. */
export class Collector {
  private readonly mistakes = new Mistakes();
  private readonly negatives = new Map<
    MeterRegister,
    {readonly name: string; readonly line: number; readonly cell: string; readonly count: number}
  >();
  private readonly tracks: Track[] = [];
  private readonly ofMeters = new Map<string, Track[]>();
  private readonly meters = new Set<string>();
  private readonly unknownStatuses = new Set<string>();
  /** The register of a kind. */
  readonly registerOf = remembering(registerOf);
  private readonly decimal: DecimalSign;
  private readonly signs: ReadonlyMap<number, DecimalSign>;
  private readonly areGrouped: boolean;
  private readonly numbers: Readonly<Record<DecimalSign, NumberReader>>;
  private readonly plan: Plan;
  /** Of a track: all rows where a file has one point, and no more than needed where it may have hundreds. */
  private readonly usualLength: number;

  constructor(plan: Plan, table: Table) {
    this.plan = plan;
    this.usualLength = plan.meter === null && plan.kind === null ? table.count : 64;
    const {decimal, areGrouped, isMixed} = marksOf(plan, table);
    this.decimal = decimal;
    this.signs = isMixed ? signsOf(plan, table) : new Map();
    this.areGrouped = areGrouped;
    this.numbers = {',': numberReader(',', areGrouped), '.': numberReader('.', areGrouped)};
  }

  /** How the numbers of a column are written. */
  decimalOf(column: number): DecimalSign {
    return this.signs.get(column) ?? this.decimal;
  }

  wants(ppe: string, meter: string | undefined): boolean {
    if (ppe !== '') {
      this.meters.add(ppe);
    }
    return meter === undefined || ppe === meter;
  }

  /** The status a word tells. A value beside an unknown word counts, and the word is told. */
  readonly statusOf = remembering((word: string): Status => {
    const status = this.plan.legend?.get(word) ?? statusOf(word);
    if (status === null) {
      // What it means may be said below the table.
      needWhole(this.plan.body);
      this.unknownStatuses.add(word);
    }
    return status ?? 'measured';
  });

  /** A value of a row with a status; a mark beside the number counts before it. `NaN` if there is none. */
  read(cell: string, {line, column, register, status: ofRow}: Place): ReadValue {
    const {value: text, mark} = partMark(cell, this.plan.legend);
    const status = mark === '' ? ofRow : this.statusOf(mark);
    if (status === 'missing') {
      return missing;
    }
    const value = this.numbers[this.decimalOf(column)](text);
    if (value !== null && !Number.isNaN(value)) {
      if (value < 0 && register !== 'balance') {
        const name = headerOf(this.plan, column);
        const known = this.negatives.get(register) ?? {name, line, cell, count: 0};
        this.negatives.set(register, {...known, count: known.count + 1});
      }
      return {value, worth: qualityOf(status)};
    }
    if (value === null && statusOf(cell) !== 'missing') {
      // What a sign beside it means may be said below the table.
      needWhole(this.plan.body);
      this.mistakes.add(line, headerOf(this.plan, column), cell, numberRemedy);
    }
    return nothing;
  }

  /** Energy of a register whose numbers are all below zero only says its direction twice; below and above, it is no such energy. */
  private settleNegatives(): readonly string[] {
    return [...this.negatives].map(([register, {name, line, cell, count}]) => {
      const own = this.tracks.filter((track) => track.register === register);
      const isFew = count <= fewNegatives;
      if (isFew || own.some(({readings}) => readings.isAny((value) => value > 0))) {
        this.mistakes.tell(
          isFew
            ? `Wiersz ${line}, kolumna ${inQuotes(name)}: energia nie może być ujemna, a jest ${inQuotes(cell)}. Popraw ją albo zostaw pustą komórkę. Takich miejsc: ${count}.`
            : `Kolumna ${inQuotes(name)} ma wartości dodatnie i ujemne (${count}, pierwsza w wierszu ${line}). Jeśli to bilans, dodatni przy poborze, nazwij ją „Bilans”; jeśli dodatni przy oddaniu, odwróć też znaki.`,
        );
        return '';
      }
      for (const {readings} of own) {
        readings.turn();
      }
      return `Wszystkie wartości w kolumnie ${inQuotes(name)} są ujemne. Wczytano je bez minusa.`;
    });
  }

  /** Where the readings of a meter, a quantity and a zone or column go. */
  trackOf(meter: string, register: MeterRegister, part: string): Readings {
    let ofMeter = this.ofMeters.get(meter);
    if (!ofMeter) {
      ofMeter = [];
      this.ofMeters.set(meter, ofMeter);
    }
    let track = ofMeter.find((one) => one.register === register && one.part === part);
    if (!track) {
      track = {register, meter: detached(meter), part, readings: new Readings(this.usualLength)};
      ofMeter.push(track);
      this.tracks.push(track);
    }
    return track.readings;
  }

  finish(step: number): TrackSet {
    const negatives = this.settleNegatives();
    this.mistakes.check();
    return {
      notes: [
        ...(this.areGrouped
          ? [
              `Znak ${inQuotes(this.decimal === ',' ? '.' : ',')} w liczbach oddziela tysiące, bo obok są liczby od 100 do 999 bez niego.`,
            ]
          : []),
        ...negatives,
      ],
      tracks: this.tracks.filter(({readings}) => readings.length > 0),
      step,
      meters: [...this.meters].map(detached),
      unknownStatuses: [...this.unknownStatuses].map(detached),
    };
  }
}

/** The same text on its own: a part of a text keeps the whole text of its file in memory. */
function detached(text: string): string {
  return Array.from(text).join('');
}
