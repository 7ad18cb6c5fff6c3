import {inQuotes} from '@cooperative/polish';
import {registerNames} from '../registerNames';
import type {MeterRegister} from '../types';
import {areScaled, numbersOf} from './cells';
import {type Choice, type Named, isCandidate, list, unknownReasons} from './choice';
import {leftOutAspects} from './meaning';
import {withoutParts, withZones, checkParts, areZones} from './partColumns';
import {needWhole} from './sample';
import {isPower, kwhFactor} from './units';

/** What goes through an inverter, which may be that of a battery too. */
const throughInverter = /falownik|inwerter|inverter|wechselrichter/i;

/** What tells one point or source from another in a heading. */
const ownNumber = /\d{16,}|\b(?:licznik|falownik|inwerter|pv) ?(?:nr )?\d+/i;

/** What is not the energy of a register where anything else is, in the order in which it is left out. */
const lesser: readonly (readonly [(one: Named, choice: Choice) => boolean, string])[] = [
  [({column}, choice) => choice.kindOf(column) === 'empty', 'pusta kolumna'],
  [({column}, choice) => choice.kindOf(column) === 'text', unknownReasons.text],
  [({meaning}) => meaning.aspect === 'estimate', leftOutAspects.estimate],
  [
    ({meaning}) => meaning.aspect === 'power',
    'średnia moc, czyli ta sama energia w innej jednostce',
  ],
];

/** The columns whose sum is the energy of a register; what is left open is asked. */
export function columnsOfRegister(
  choice: Choice,
  register: MeterRegister,
  all: readonly Named[],
): readonly Named[] {
  let group = lesser.reduce(
    (rest, [isLesser, reason]) => choice.without(rest, (one) => isLesser(one, choice), reason),
    all,
  );
  group = ofYear(choice, group);
  group = register === 'withdrawn' ? withoutHouse(choice, group) : group;
  group =
    register === 'generation'
      ? choice.without(
          group,
          ({name}) => throughInverter.test(name),
          'energia z falownika, także z magazynu',
        )
      : group;
  group = withoutParts(choice, group);
  const phases = group.filter(({meaning}) => meaning.phase !== null);
  if (phases.length > 0) {
    const wholes = group.filter((one) => !phases.includes(one));
    if (wholes.length > 0) {
      checkParts(choice, wholes, phases, 'faz');
      choice.leave(phases, 'faza, zawarta w sumie');
      group = wholes;
    } else if (
      phases.length === 3 &&
      new Set(phases.map(({meaning}) => meaning.phase)).size === 3
    ) {
      choice.notes.push(`Dodano trzy fazy: ${list(phases)}.`);
      return phases;
    } else if (phases.every(({meaning}) => meaning.zone === null)) {
      choice.ask(
        `W pliku jest ${phases.length === 1 ? 'jedna faza' : 'tylko część faz'}: ${list(phases)}, a nie ma sumy. Nie wiemy, czy to cała energia.`,
      );
      return phases;
    }
  }
  group = withZones(choice, group);
  if (group.length < 2 || areZones(group)) {
    return group;
  }
  group = withoutCoarser(choice, group);
  const [first] = group;
  group = choice.without(
    group,
    (one) => one !== first && first !== undefined && areEqual(choice, first, one),
    `powtarza kolumnę ${inQuotes(first?.name ?? '')}`,
  );
  if (group.length > 1) {
    choice.ask(
      `Kolumny ${list(group)} mogą być tym samym: ${registerNames[register]}. Nie wiemy, którą wczytać.`,
    );
  }
  return group;
}

function areEqual(choice: Choice, one: Named, other: Named): boolean {
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
  const [values, others] = [
    numbersOf(choice.body, one.column),
    numbersOf(choice.body, other.column),
  ];
  return (
    values.some((value) => !Number.isNaN(value)) &&
    values.every((value, index) => Object.is(value, others[index]))
  );
}

/** The same energy in a smaller unit has no fewer digits. */
function withoutCoarser(choice: Choice, group: readonly Named[]): readonly Named[] {
  const smallest = Math.min(...group.map(unitOf).filter((unit) => !Number.isNaN(unit)));
  const finest = group.find((one) => unitOf(one) === smallest);
  if (finest === undefined) {
    return group;
  }
  return choice.without(
    group,
    (one) =>
      unitOf(one) > smallest &&
      areScaled(choice.body, [finest.column, smallest], [one.column, unitOf(one)]),
    `powtarza kolumnę ${inQuotes(finest.name)} w innej jednostce`,
  );
}

/** Of columns with years in their headings, that of the year of the rows. */
function ofYear(choice: Choice, group: readonly Named[]): readonly Named[] {
  const years = new Set(group.map(({meaning}) => meaning.year));
  if (years.size < 2) {
    return group;
  }
  needWhole(choice.body);
  const text = (choice.body[Math.floor(choice.body.length / 2)]?.cells ?? []).join(' ');
  return choice.without(
    group,
    ({meaning: {year}}) => year !== null && !new RegExp(`\\b${year}`).test(text),
    leftOutAspects.otherPeriod,
  );
}

/** What a house uses is not what it draws: an inverter knows both. */
function withoutHouse(choice: Choice, group: readonly Named[]): readonly Named[] {
  const aspects = new Set(choice.columns.map(({meaning}) => meaning.aspect));
  const has = (register: MeterRegister): boolean =>
    choice.columns.some((one) => one.meaning.register === register && isCandidate(one));
  const isInverter =
    aspects.has('selfUse') || aspects.has('house') || aspects.has('battery') || has('generation');
  const isOfGrid = group.some(({meaning}) => !meaning.isUse && meaning.part === 'grid');
  if (!isInverter && !isOfGrid) {
    return group;
  }
  const rest = choice.without(group, ({meaning}) => meaning.isUse, leftOutAspects.house);
  const [only] = rest;
  if (isInverter && only !== undefined && rest.every(({meaning}) => meaning.isUse)) {
    choice.ask(
      `Obok kolumny ${inQuotes(only.name)} są dane falownika, więc może ona mówić o zużyciu domu, a nie o poborze z sieci. Nie wiemy, co wczytać.`,
    );
  }
  return rest;
}

/** kWh in one unit of a column; NaN if its heading names none of energy. */
function unitOf({meaning: {unit}}: Named): number {
  return unit === null || isPower(unit) ? Number.NaN : kwhFactor(unit, 60);
}
