import type {MeterRegister} from '../types';
import {settleBalance, settleSides} from './balanceColumns';
import {Choice, type Named, isCandidate} from './choice';
import {leftOutAspects, meaningOf} from './meaning';
import {headerOf} from './plan';
import {columnsOfRegister} from './registerColumns';
import type {TableRow} from './tableRow';
import {settleOtherForms, settleBattery, doubtOfWords, settleUnknown} from './unclearColumns';

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
export function chooseColumns(columns: readonly Named[], body: readonly TableRow[]): Chosen {
  const choice = new Choice(withParts(columns), body);
  for (const one of choice.columns) {
    const {aspect} = one.meaning;
    if (aspect !== 'energy' && aspect !== 'power' && aspect !== 'side' && aspect !== 'estimate') {
      choice.leave([one], leftOutAspects[aspect]);
    }
  }
  const groups = new Map<MeterRegister, Named[]>();
  for (const one of choice.columns) {
    const {register, aspect} = one.meaning;
    if (register !== null && (isCandidate(one) || aspect === 'estimate')) {
      groups.set(register, [...(groups.get(register) ?? []), one]);
    }
  }
  for (const [register, group] of groups) {
    const chosen = columnsOfRegister(choice, register, group);
    choice.taken.push(...chosen.map(({column}) => ({column, register})));
  }
  settleBalance(choice);
  settleSides(choice);
  settleOtherForms(choice);
  choice.ask(doubtOfWords(choice.columns));
  settleBattery(choice);
  for (const one of choice.columns.filter(({meaning}) => meaning.register === null)) {
    settleUnknown(choice, one);
  }
  return {
    taken: choice.taken.sort((one, other) => one.column - other.column),
    leftOut: choice.leftOut
      .sort((one, other) => one.column - other.column)
      .map(({name, reason}) => ({name, reason})),
    notes: choice.notes,
    question: choice.question,
  };
}

/** „w tym ze spółdzielni” is a part of what the column before it says. */
function withParts(columns: readonly Named[]): readonly Named[] {
  let register: MeterRegister | null = null;
  return columns.map((one) => {
    const {meaning} = one;
    const isPart =
      meaning.register === null && meaning.part !== null && meaning.aspect === 'energy';
    register = isPart ? register : meaning.register;
    return isPart && register !== null ? {...one, meaning: {...meaning, register}} : one;
  });
}
