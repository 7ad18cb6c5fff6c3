import {inQuotes} from '@cooperative/polish';
import {registerNames} from '../registerNames';
import {numbersOf} from './cells';
import {type Choice, type Named, isCandidate, unknownReasons} from './choice';
import {leftOutAspects, type Aspect} from './meaning';

/** Forms in which a file may have the energy of each hour, though not that energy. */
const otherForms: ReadonlySet<Aspect> = new Set([
  'house',
  'state',
  'running',
  'mean',
  'losses',
  'otherPeriod',
]);

/** Where energy goes, if not all of it. */
const toHouse = /\b(?:do|to|for|zum?) (?:the )?(?:dom|odbior|load|consum|hous|home|haus)/i;

/** What a heading may say of energy, and not of its source. */
const ofAnyEnergy =
  /energi\w|elektryczn\w{1,2}|czynn\w{1,2}|godzinow\w|netto|[km]?wh|[^a-ząćęłńóśźż\d]/g;

/** A question about words that mean one energy in one file and another in the next; null if there are none. */
export function doubtOfWords(columns: readonly Named[]): string | null {
  const energy = columns.filter(isCandidate);
  const bare = ({name}: Named): string => name.toLowerCase().replaceAll(ofAnyEnergy, '');
  const isOf = (side: string): boolean =>
    energy.some(({meaning}) => meaning.register?.startsWith(side));
  // Of an operator it is what was given to the grid, of an inverter all that was made.
  const made = energy.find(
    (one) => one.meaning.register === 'generation' && bare(one) === 'generacja',
  );
  if (made !== undefined && isOf('withdrawn') && !isOf('injected') && !isOf('balance')) {
    return `Kolumna ${inQuotes(made.name)} może być energią oddaną do sieci albo całą produkcją, a innej na oddanie w pliku nie ma. Nazwij ją w pliku „Energia oddana” albo „Produkcja”.`;
  }
  // Of a seller it is what was drawn, of a prosumer what was given.
  const [only, ...others] = energy;
  return only !== undefined &&
    others.length === 0 &&
    /^sprzeda(?!.*(?:dosieci|nadwy))\p{L}*$/u.test(bare(only))
    ? `Kolumna ${inQuotes(only.name)} może być energią, którą sprzedawca sprzedał do punktu, czyli poborem, albo sprzedaną z punktu, czyli oddaniem. Nazwij ją w pliku „Energia pobrana” albo „Energia oddana”.`
    : null;
}

/** Energy that the file has only in a form that cannot be read: without it, it would count as zero. */
export function settleOtherForms(choice: Choice): void {
  for (const one of choice.columns) {
    const {register, aspect} = one.meaning;
    const side = register === null ? '' : register.replace('Net', '');
    if (
      aspect !== 'energy' &&
      aspect !== 'power' &&
      otherForms.has(aspect) &&
      (side === 'withdrawn' || side === 'injected') &&
      !choice.taken.some((known) => known.register === 'balance' || known.register.startsWith(side))
    ) {
      choice.ask(
        `Kolumna ${inQuotes(one.name)} to ${leftOutAspects[aspect]}, a innej na ${registerNames[side]} w pliku nie ma.`,
      );
    }
  }
}

/** What the grid gives to a battery, or takes from it, where a column has only what goes to the house. */
export function settleBattery(choice: Choice): void {
  const ofHouse = choice.columns.find(
    ({column, name}) => toHouse.test(name) && choice.taken.some((one) => one.column === column),
  );
  const ofBattery = choice.columns.find(
    ({column, meaning}) =>
      meaning.aspect === 'battery' &&
      meaning.part === 'grid' &&
      choice.kindOf(column) === 'numbers',
  );
  if (ofHouse && ofBattery) {
    choice.ask(
      `Kolumna ${inQuotes(ofHouse.name)} jest bez tego, co między siecią a magazynem (${inQuotes(ofBattery.name)}), a przez licznik przechodzi jedno i drugie. Dodaj je w arkuszu albo wskaż obie kolumny.`,
    );
  }
}

/** A column that no word explains. Its numbers may be what is missing. */
export function settleUnknown(choice: Choice, one: Named): void {
  const {aspect} = one.meaning;
  if (aspect !== 'energy' && aspect !== 'power') {
    return;
  }
  const kind = choice.kindOf(one.column);
  if (/mno[zż]n|przek[lł]adni|multipl/i.test(one.name) && areOnes(choice, one.column)) {
    choice.leave([one], 'mnożnik równy 1');
  } else if (kind === 'numbers') {
    choice.ask(
      `Kolumna ${inQuotes(one.name)} ma liczby, a nie wiemy, co znaczą: ${aspect === 'power' ? 'moc' : 'energię'} pobraną, oddaną czy coś innego.`,
    );
  } else if (kind !== 'empty') {
    choice.leave([one], unknownReasons[kind]);
  }
}

function areOnes(choice: Choice, column: number): boolean {
  return numbersOf(choice.body, column).every((value) => value === 1 || Number.isNaN(value));
}
