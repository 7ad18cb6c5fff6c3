import {inQuotes} from '@cooperative/polish';
import {registerNames} from '../registerNames';
import type {MeterRegister} from '../types';
import {areScaled, cellsKind, comparedRows, numbersOf, type CellsKind} from './cells';
import {leftOutAspects, meaningOf, type Aspect, type Meaning} from './meaning';
import {headerOf} from './plan';
import {needWhole} from './sample';
import type {TableRow} from './tableRow';
import {isPower, kwhFactor} from './units';

/** A column, or rows of one kind, with what their name says. */
export interface Named {
  readonly column: number;
  readonly name: string;
  readonly meaning: Meaning;
}

export interface Chosen {
  readonly taken: readonly {readonly column: number; readonly register: MeterRegister}[];
  readonly leftOut: readonly {readonly name: string; readonly reason: string}[];
  readonly notes: readonly string[];
  /** What the headings do not settle, in Polish; null if they settle all. */
  readonly question: string | null;
}

export function named(headers: readonly string[], columns: readonly number[]): readonly Named[] {
  const areCodes = headers.some((header) => /\bcp\b/i.test(header));
  const said = (header: string): string =>
    areCodes ? header : header.replaceAll(otherThanCode, '');
  return columns.map((column) => ({
    column,
    name: headerOf({headers}, column),
    meaning: meaningOf(said(headers[column] ?? '')),
  }));
}

/** „CO” is the code of energy given beside „CP” alone; elsewhere it is of central heating, or a word: „co 15 min”. */
const otherThanCode = /\bco\b/gi;

/**
 * Which columns are the energy of which register. Added are only the zones of a tariff, or all three phases; beside
 * their sum it is taken and they are checked against it. Where two columns are left for one register, or nobody knows
 * what numbers mean, that is a question: nothing is added, picked or dropped on a guess.
 */
export function chooseColumns(columns: readonly Named[], table: readonly TableRow[]): Chosen {
  return new Choice(columns, table).made();
}

/** Forms in which a file may have the energy of each hour, though not that energy. */
const otherForms: ReadonlySet<Aspect> = new Set([
  'house',
  'state',
  'running',
  'mean',
  'losses',
  'otherPeriod',
]);

/** What goes through an inverter, which may be that of a battery too. */
const throughInverter = /falownik|inwerter|inverter|wechselrichter/i;

/** Where energy goes, if not all of it. */
const toHouse = /\b(?:do|to|for|zum?) (?:the )?(?:dom|odbior|load|consum|hous|home|haus)/i;

const isCandidate = ({meaning: {register, aspect}}: Named): boolean =>
  register !== null && (aspect === 'energy' || aspect === 'power');

/** What a heading may say of energy, and not of its source. */
const ofAnyEnergy =
  /energi\w|elektryczn\w{1,2}|czynn\w{1,2}|godzinow\w|netto|[km]?wh|[^a-ząćęłńóśźż\d]/g;

/**
 * „Generacja” beside the draw alone: of an operator it is what was given to the grid, of an inverter all that was made.
 * Null if there is none.
 */
export function unclearGeneration(columns: readonly Named[]): Named | null {
  const energy = columns.filter(isCandidate);
  const isOf = (side: string): boolean =>
    energy.some(({meaning}) => meaning.register?.startsWith(side));
  const made = energy.find(
    ({name, meaning}) =>
      meaning.register === 'generation' &&
      name.toLowerCase().replaceAll(ofAnyEnergy, '') === 'generacja',
  );
  return made !== undefined && isOf('withdrawn') && !isOf('injected') && !isOf('balance')
    ? made
    : null;
}

/** What tells one point or source from another in a heading. */
const ownNumber = /\d{16,}|\b(?:licznik|falownik|inwerter|pv) ?(?:nr )?\d+/i;

/** Zones other than the first have more of the hours than this; the least, in C12b, nine of 24. */
const shareOfOtherZones = 0.3;

/** Parts above their whole in more of the rows are no parts of it. */
const shareOfMistakes = 0.1;

/** „Sprzedaż” alone: of a seller it is what was drawn, of a prosumer what was given. Null if there is none. */
export function unclearSale(columns: readonly Named[]): Named | null {
  const [only, ...others] = columns.filter(isCandidate);
  return only !== undefined &&
    others.length === 0 &&
    /^sprzeda(?!.*(?:dosieci|nadwy))\p{L}*$/u.test(
      only.name.toLowerCase().replaceAll(ofAnyEnergy, ''),
    )
    ? only
    : null;
}

class Choice {
  private columns: readonly Named[];
  private readonly body: readonly TableRow[];
  private readonly leftOut: {
    readonly name: string;
    readonly reason: string;
    readonly column: number;
  }[] = [];
  private readonly notes: string[] = [];
  private readonly taken: {column: number; register: MeterRegister}[] = [];
  private question: string | null = null;

  constructor(columns: readonly Named[], body: readonly TableRow[]) {
    this.columns = columns;
    this.body = body;
  }

  made(): Chosen {
    for (const one of this.columns) {
      const {aspect} = one.meaning;
      if (aspect !== 'energy' && aspect !== 'power' && aspect !== 'side' && aspect !== 'estimate') {
        this.leave([one], leftOutAspects[aspect]);
      }
    }
    this.directParts();
    const groups = new Map<MeterRegister, Named[]>();
    for (const one of this.columns) {
      const {register, aspect} = one.meaning;
      if (register !== null && (isCandidate(one) || aspect === 'estimate')) {
        groups.set(register, [...(groups.get(register) ?? []), one]);
      }
    }
    for (const [register, group] of groups) {
      const chosen = this.ofRegister(register, group);
      this.taken.push(...chosen.map(({column}) => ({column, register})));
    }
    this.settleBalance();
    this.settleSides();
    this.settleOtherForms();
    const unclear = unclearGeneration(this.columns);
    if (unclear !== null) {
      this.ask(
        `Kolumna ${inQuotes(unclear.name)} może być energią oddaną do sieci albo całą produkcją, a innej na oddanie w pliku nie ma. Nazwij ją w pliku „Energia oddana” albo „Produkcja”.`,
      );
    }
    const sale = unclearSale(this.columns);
    if (sale !== null) {
      this.ask(
        `Kolumna ${inQuotes(sale.name)} może być energią, którą sprzedawca sprzedał do punktu, czyli poborem, albo sprzedaną z punktu, czyli oddaniem. Nazwij ją w pliku „Energia pobrana” albo „Energia oddana”.`,
      );
    }
    this.settleBattery();
    for (const one of this.columns.filter(({meaning}) => meaning.register === null)) {
      this.settleUnknown(one);
    }
    return {
      taken: this.taken.sort((one, other) => one.column - other.column),
      leftOut: this.leftOut
        .sort((one, other) => one.column - other.column)
        .map(({name, reason}) => ({name, reason})),
      notes: this.notes,
      question: this.question,
    };
  }

  /** „w tym ze spółdzielni” is a part of what the column before it says. */
  private directParts(): void {
    let register: MeterRegister | null = null;
    this.columns = this.columns.map((one) => {
      const {meaning} = one;
      const isPart =
        meaning.register === null && meaning.part !== null && meaning.aspect === 'energy';
      register = isPart ? register : meaning.register;
      return isPart && register !== null ? {...one, meaning: {...meaning, register}} : one;
    });
  }

  private leave(columns: readonly Named[], reason: string): void {
    this.leftOut.push(...columns.map(({name, column}) => ({name, column, reason})));
  }

  private ask(question: string): void {
    this.question ??= question;
  }

  /** Leaves out what a test names, if anything else is left. */
  private without(
    group: readonly Named[],
    test: (one: Named) => boolean,
    reason: string,
  ): readonly Named[] {
    // What would be left out alone stays, so its cells need not be looked at.
    if (group.length < 2) {
      return group;
    }
    const rest = group.filter((one) => !test(one));
    if (rest.length === 0 || rest.length === group.length) {
      return group;
    }
    this.leave(group.filter(test), reason);
    return rest;
  }

  private ofRegister(register: MeterRegister, all: readonly Named[]): readonly Named[] {
    let group = this.without(all, ({column}) => this.kindOf(column) === 'empty', 'pusta kolumna');
    group = this.without(group, ({column}) => this.kindOf(column) === 'text', unknownReasons.text);
    group = this.without(
      group,
      ({meaning}) => meaning.aspect === 'estimate',
      leftOutAspects.estimate,
    );
    group = this.without(
      group,
      ({meaning}) => meaning.aspect === 'power',
      'średnia moc, czyli ta sama energia w innej jednostce',
    );
    group = this.ofYear(group);
    group = register === 'withdrawn' ? this.withoutHouse(group) : group;
    group =
      register === 'generation'
        ? this.without(
            group,
            ({name}) => throughInverter.test(name),
            'energia z falownika, także z magazynu',
          )
        : group;
    group = this.withoutParts(group);
    const phases = group.filter(({meaning}) => meaning.phase !== null);
    if (phases.length > 0) {
      const wholes = group.filter((one) => !phases.includes(one));
      if (wholes.length > 0) {
        this.check(wholes, phases, 'faz');
        this.leave(phases, 'faza, zawarta w sumie');
        group = wholes;
      } else if (
        phases.length === 3 &&
        new Set(phases.map(({meaning}) => meaning.phase)).size === 3
      ) {
        this.notes.push(`Dodano trzy fazy: ${list(phases)}.`);
        return phases;
      } else if (phases.every(({meaning}) => meaning.zone === null)) {
        this.ask(
          `W pliku jest ${phases.length === 1 ? 'jedna faza' : 'tylko część faz'}: ${list(phases)}, a nie ma sumy. Nie wiemy, czy to cała energia.`,
        );
        return phases;
      }
    }
    group = this.withZones(group);
    if (group.length < 2 || areZones(group)) {
      return group;
    }
    group = this.withoutCoarser(group);
    const [first] = group;
    group = this.without(
      group,
      (one) => one !== first && first !== undefined && this.areEqual(first, one),
      `powtarza kolumnę ${inQuotes(first?.name ?? '')}`,
    );
    if (group.length > 1) {
      this.ask(
        `Kolumny ${list(group)} mogą być tym samym: ${registerNames[register]}. Nie wiemy, którą wczytać.`,
      );
    }
    return group;
  }

  private kinds = new Map<number, CellsKind>();

  private kindOf(column: number): CellsKind {
    const known = this.kinds.get(column) ?? cellsKind(this.body, column);
    this.kinds.set(column, known);
    return known;
  }

  private areEqual(one: Named, other: Named): boolean {
    // The same numbers of two units are not the same energy.
    if (
      one.meaning.unit !== null &&
      other.meaning.unit !== null &&
      one.meaning.unit !== other.meaning.unit
    ) {
      return false;
    }
    // Nor those of two points or sources.
    const [number, another] = [one, other].map(({name}) => ownNumber.exec(name)?.[0].toLowerCase());
    if (number !== undefined && another !== undefined && number !== another) {
      return false;
    }
    const [values, others] = [numbersOf(this.body, one.column), numbersOf(this.body, other.column)];
    return (
      values.some((value) => !Number.isNaN(value)) &&
      values.every((value, index) => Object.is(value, others[index]))
    );
  }

  /** The same energy in a smaller unit has no fewer digits. */
  private withoutCoarser(group: readonly Named[]): readonly Named[] {
    const smallest = Math.min(...group.map(unitOf).filter((unit) => !Number.isNaN(unit)));
    const finest = group.find((one) => unitOf(one) === smallest);
    if (finest === undefined) {
      return group;
    }
    return this.without(
      group,
      (one) =>
        unitOf(one) > smallest &&
        areScaled(this.body, [finest.column, smallest], [one.column, unitOf(one)]),
      `powtarza kolumnę ${inQuotes(finest.name)} w innej jednostce`,
    );
  }

  private areOnes(column: number): boolean {
    return numbersOf(this.body, column).every((value) => value === 1 || Number.isNaN(value));
  }

  /** Of columns with years in their headings, that of the year of the rows. */
  private ofYear(group: readonly Named[]): readonly Named[] {
    const years = new Set(group.map(({meaning}) => meaning.year));
    if (years.size < 2) {
      return group;
    }
    needWhole(this.body);
    const text = (this.body[Math.floor(this.body.length / 2)]?.cells ?? []).join(' ');
    return this.without(
      group,
      ({meaning: {year}}) => year !== null && !new RegExp(`\\b${year}`).test(text),
      leftOutAspects.otherPeriod,
    );
  }

  /** What a house uses is not what it draws: an inverter knows both. */
  private withoutHouse(group: readonly Named[]): readonly Named[] {
    const aspects = new Set(this.columns.map(({meaning}) => meaning.aspect));
    const has = (register: MeterRegister): boolean =>
      this.columns.some((one) => one.meaning.register === register && isCandidate(one));
    const isInverter =
      aspects.has('selfUse') || aspects.has('house') || aspects.has('battery') || has('generation');
    const isOfGrid = group.some(({meaning}) => !meaning.isUse && meaning.part === 'grid');
    if (!isInverter && !isOfGrid) {
      return group;
    }
    const rest = this.without(group, ({meaning}) => meaning.isUse, leftOutAspects.house);
    const [only] = rest;
    if (isInverter && only !== undefined && rest.every(({meaning}) => meaning.isUse)) {
      this.ask(
        `Obok kolumny ${inQuotes(only.name)} są dane falownika, więc może ona mówić o zużyciu domu, a nie o poborze z sieci. Nie wiemy, co wczytać.`,
      );
    }
    return rest;
  }

  /** What comes from the cooperative and what from the grid are two parts of the whole. */
  private withoutParts(group: readonly Named[]): readonly Named[] {
    const ofCooperative = group.filter(({meaning}) => meaning.part === 'cooperative');
    const ofGrid = group.filter(({meaning}) => meaning.part === 'grid');
    const wholes = group.filter(({meaning}) => meaning.part === null);
    const isWhole = wholes.some(({meaning}) => meaning.isTotal);
    if (ofCooperative.length === 0) {
      return isWhole && ofGrid.length > 0 && wholes.length > 0
        ? this.without(group, ({meaning}) => meaning.part === 'grid', 'część całego')
        : group;
    }
    if (wholes.length === 0) {
      if (
        ofGrid.length === 1 &&
        ofCooperative.every(({name}) => /\bw tym\b|\bof which/i.test(name))
      ) {
        this.leave(ofCooperative, 'część całego');
        return ofGrid;
      }
      this.ask(
        `${group.length > 1 ? 'Kolumny' : 'Kolumna'} ${list(group)} to ${group.length > 1 ? 'części' : 'część'} energii, a nie ma kolumny z całą. Nie wiemy, co wczytać.`,
      );
      return group;
    }
    const parts = [...ofCooperative, ...ofGrid];
    if (ofGrid.length === 1 && ofCooperative.length === 1 && wholes.length === 1) {
      this.check(wholes, parts, 'części');
    }
    this.leave(parts, 'część całego');
    return wholes;
  }

  private withZones(group: readonly Named[]): readonly Named[] {
    const zones = group.filter(({meaning}) => meaning.zone !== null && !meaning.isTotal);
    const wholes = group.filter((one) => !zones.includes(one));
    if (zones.length === 0 || wholes.length === 0) {
      const families = new Set(zones.map(({meaning}) => meaning.zone?.family));
      const names = new Set(zones.map(({meaning}) => meaning.zone?.name));
      if (families.size > 1 || areNested(names)) {
        this.ask(
          `Kolumny ${list(zones)} dzielą tę samą energię na strefy na dwa sposoby. Nie wiemy, które dodać.`,
        );
      }
      if (zones.length > 1 && wholes.length === 0 && isWithoutRest(names)) {
        this.ask(`Kolumny ${list(zones)} to tylko część stref. Nie wiemy, co wczytać.`);
      }
      const [lone] = zones;
      if (zones.length === 1 && lone !== undefined && wholes.length === 0 && this.isPart(lone)) {
        this.ask(
          `Kolumna ${inQuotes(lone.name)} jest jednej strefy, a pozostałych w pliku nie ma. Nie wiemy, co wczytać.`,
        );
      }
      return group;
    }
    for (const family of new Set(zones.map(({meaning}) => meaning.zone?.family))) {
      this.check(
        wholes,
        zones.filter(({meaning}) => meaning.zone?.family === family),
        'stref',
      );
    }
    this.leave(zones, 'strefa, zawarta w sumie');
    return wholes;
  }

  /**
   * Whether the only zone of a register is not all of it. A tariff of one zone calls it the first; where other energy has
   * more of them, or a good part of the hours has no energy at all, it is one of several.
   */
  private isPart({meaning: {zone, register}}: Named): boolean {
    return (
      zone?.family !== 'number' ||
      zone.name !== '1' ||
      this.columns.some(
        (one) =>
          isCandidate(one) &&
          one.meaning.zone?.family === 'number' &&
          one.meaning.zone.name !== zone.name,
      ) ||
      // What is given has hours without energy in any tariff.
      (register?.startsWith('withdrawn') === true && this.shareWithoutEnergy() >= shareOfOtherZones)
    );
  }

  private shareWithoutEnergy(): number {
    const values = this.columns.filter(isCandidate).map(({column}) => numbersOf(this.body, column));
    const known = this.body.flatMap((_, row) =>
      values.some((column) => typeof column[row] === 'number' && !Number.isNaN(column[row]))
        ? [row]
        : [],
    );
    const without = known.filter((row) => !values.some((column) => (column[row] ?? 0) > 0));
    return without.length === known.length ? 0 : without.length / known.length;
  }

  /** Tells whether parts that are left out add up to the column that is taken. */
  private check([whole]: readonly Named[], parts: readonly Named[], what: string): void {
    if (whole === undefined) {
      return;
    }
    const {unequal, above, alone} = comparedRows(
      this.body,
      whole.column,
      parts.map(({column}) => column),
    );
    const most = this.body.length * shareOfMistakes;
    const [first] = unequal;
    // A meter adds its phases by the moment, so what one gives lessens what the others draw.
    const isLess = above > most && what !== 'faz';
    if (isLess || alone.length > most) {
      this.ask(
        isLess
          ? `W kolumnie ${inQuotes(whole.name)} jest mniej niż w jej częściach (${list(parts)}). Nie wiemy, co wczytać.`
          : `W kolumnie ${inQuotes(whole.name)} brakuje energii z wierszy, w których są jej części (${list(parts)}). Nie wiemy, co wczytać.`,
      );
    }
    if (alone.length > 0) {
      this.notes.push(
        `W kolumnie ${inQuotes(whole.name)} brakuje energii, która jest w jej częściach. ${placeOf(alone)}. Tych godzin nie wczytano.`,
      );
    }
    this.notes.push(
      first === undefined
        ? `Suma ${what} zgadza się z kolumną ${inQuotes(whole.name)}.`
        : `Suma ${what} (${list(parts)}) różni się od kolumny ${inQuotes(whole.name)}. ${placeOf(unequal)}. Wczytano kolumnę ${inQuotes(whole.name)}.`,
    );
  }

  /** A balance beside what it is made of, and the columns with only one of its sides. */
  private settleBalance(): void {
    const at = (register: MeterRegister): readonly number[] =>
      this.taken.filter((one) => one.register === register).map(({column}) => column);
    const [balance] = at('balance');
    const drop = (column: number, reason: string): void => {
      this.taken.splice(
        this.taken.findIndex((one) => one.column === column),
        1,
      );
      this.leave(
        this.columns.filter((one) => one.column === column),
        reason,
      );
    };
    if (balance !== undefined && at('withdrawnNet').length > 0 && at('injectedNet').length > 0) {
      drop(balance, 'wynika z poboru i oddania po bilansowaniu');
    } else if (
      balance !== undefined &&
      at('withdrawn').length === 1 &&
      at('injected').length === 1
    ) {
      const [drawn = 0] = at('withdrawn');
      const [given = 0] = at('injected');
      // Balance + given = drawn; in some files the other way round.
      const full = this.body.filter(({cells}) =>
        [drawn, given, balance].every((column) => (cells[column] ?? '') !== ''),
      );
      if (comparedRows(full, drawn, [balance, given]).unequal.length > 0) {
        drop(
          balance,
          comparedRows(full, given, [balance, drawn]).unequal.length === 0
            ? 'bilans oddania i poboru; wynika z nich'
            : 'nie jest różnicą poboru i oddania',
        );
      }
    }
    const [signed] = this.columns.filter(({column}) => at('balance').includes(column));
    if (signed !== undefined && at('withdrawn').length === 0 && at('injected').length === 0) {
      this.notes.push(
        `Wartości dodatnie w kolumnie ${inQuotes(signed.name)} to pobór, a ujemne to oddanie.`,
      );
    }
    const sides = this.columns.filter(({meaning}) => meaning.aspect === 'side');
    const isKnown =
      this.taken.some(({register}) => register === 'balance' || register === 'withdrawnNet') ||
      (at('withdrawn').length > 0 && at('injected').length > 0) ||
      balance !== undefined;
    if (sides.length > 0 && !isKnown) {
      this.ask(
        `Kolumny ${list(sides)} są stronami bilansu. Nie wiemy, która jest poborem, a która oddaniem.`,
      );
    }
    this.leave(sides, leftOutAspects.side);
  }

  /** Energy of one direction after hourly balancing, and of the other as it was metered: no calculation takes such a pair. */
  private settleSides(): void {
    const energyOf = (register: MeterRegister): Named | undefined =>
      this.columns.find(
        ({column}) =>
          this.taken.some((one) => one.register === register && one.column === column) &&
          this.kindOf(column) === 'numbers',
      );
    const has = (register: MeterRegister): boolean =>
      this.taken.some((one) => one.register === register);
    for (const [metered, net] of [
      ['withdrawn', 'injected'],
      ['injected', 'withdrawn'],
    ] as const) {
      if (has(net) || has(`${metered}Net`) || has('balance')) {
        continue;
      }
      const [one, other] = [energyOf(metered), energyOf(`${net}Net`)];
      if (one && other) {
        this.ask(
          `Kolumna ${inQuotes(other.name)} jest po bilansowaniu, a ${inQuotes(one.name)} przed nim. Do obliczeń potrzeba obu sprzed bilansowania albo obu po nim. Nie wiemy, co wczytać.`,
        );
      }
    }
  }

  /** Energy that the file has only in a form that cannot be read: without it, it would count as zero. */
  private settleOtherForms(): void {
    for (const one of this.columns) {
      const {register, aspect} = one.meaning;
      const side = register === null ? '' : register.replace('Net', '');
      if (
        aspect !== 'energy' &&
        aspect !== 'power' &&
        otherForms.has(aspect) &&
        (side === 'withdrawn' || side === 'injected') &&
        !this.taken.some((known) => known.register === 'balance' || known.register.startsWith(side))
      ) {
        this.ask(
          `Kolumna ${inQuotes(one.name)} to ${leftOutAspects[aspect]}, a innej na ${registerNames[side]} w pliku nie ma.`,
        );
      }
    }
  }

  /** What the grid gives to a battery, or takes from it, where a column has only what goes to the house. */
  private settleBattery(): void {
    const ofHouse = this.columns.find(
      ({column, name}) => toHouse.test(name) && this.taken.some((one) => one.column === column),
    );
    const ofBattery = this.columns.find(
      ({column, meaning}) =>
        meaning.aspect === 'battery' &&
        meaning.part === 'grid' &&
        this.kindOf(column) === 'numbers',
    );
    if (ofHouse && ofBattery) {
      this.ask(
        `Kolumna ${inQuotes(ofHouse.name)} jest bez tego, co między siecią a magazynem (${inQuotes(ofBattery.name)}), a przez licznik przechodzi jedno i drugie. Dodaj je w arkuszu albo wskaż obie kolumny.`,
      );
    }
  }

  /** Whether the energy of both directions is taken, so that no power can be it. */
  private hasBothEnergies(): boolean {
    return (['withdrawn', 'injected'] as const).every((side) =>
      this.columns.some(
        ({column, meaning}) =>
          meaning.aspect === 'energy' &&
          this.taken.some((one) => one.column === column && one.register.startsWith(side)),
      ),
    );
  }

  /** A column that no word explains. Its numbers may be what is missing. */
  private settleUnknown(one: Named): void {
    const {aspect} = one.meaning;
    if (aspect !== 'energy' && aspect !== 'power') {
      return;
    }
    const kind = this.kindOf(one.column);
    if (aspect === 'power' && this.hasBothEnergies()) {
      this.leave([one], 'moc obok energii');
    } else if (/mno[zż]n|przek[lł]adni|multipl/i.test(one.name) && this.areOnes(one.column)) {
      this.leave([one], 'mnożnik równy 1');
    } else if (kind === 'numbers') {
      this.ask(
        `Kolumna ${inQuotes(one.name)} ma liczby, a nie wiemy, co znaczą: ${aspect === 'power' ? 'moc' : 'energię'} pobraną, oddaną czy coś innego.`,
      );
    } else if (kind !== 'empty') {
      this.leave([one], unknownReasons[kind]);
    }
  }
}

const unknownReasons: Readonly<Record<Exclude<CellsKind, 'numbers' | 'empty'>, string>> = {
  text: 'nie ma w niej liczb',
  times: 'czas zapisany drugi raz',
  zeros: 'same zera',
  ids: 'numer, a nie energia',
};

type ZoneNames = ReadonlySet<string | undefined>;

/** The peak beside a part of it. */
function areNested(names: ZoneNames): boolean {
  return names.has('szczyt') && (names.has('przedpołudnie') || names.has('popołudnie'));
}

/** Zones without the first, or peaks without what is between them. */
function isWithoutRest(names: ZoneNames): boolean {
  const isOfNumbers = [...names].every((name) => /^\d$/.test(name ?? ''));
  const isOfPeaks = [...names].every((name) => /^(?:szczyt|p.{1,5}południe)$/.test(name ?? ''));
  return isOfPeaks || (isOfNumbers && !names.has('1'));
}

/** Whether the columns are different zones of one tariff, which add up. */
function areZones(group: readonly Named[]): boolean {
  const zones = group.map(({meaning}) => meaning.zone);
  return (
    group.every(({meaning}) => meaning.zone !== null && !meaning.isTotal) &&
    new Set(zones.map((zone) => zone?.family)).size === 1 &&
    new Set(zones.map((zone) => zone?.name)).size === zones.length
  );
}

/** kWh in one unit of a column; NaN if its heading names none of energy. */
function unitOf({meaning: {unit}}: Named): number {
  return unit === null || isPower(unit) ? Number.NaN : kwhFactor(unit, 60);
}

function placeOf(rows: readonly TableRow[]): string {
  const [first] = rows;
  const time = first?.cells.find((cell) => /\d[-./:]\d/.test(cell)) ?? '';
  return `Takich wierszy jest ${rows.length}, pierwszy to ${first?.line ?? 0}${time === '' ? '' : ` (${time})`}`;
}

function list(columns: readonly Named[]): string {
  return columns.map(({name}) => inQuotes(name)).join(', ');
}
