import type {CooperativeInput} from '@cooperative/settlement/description';
import type {DatedRates} from './defaults';
import {isComplete, type CooperativeDraft} from './draft';
import {cooperativeOfQuick, quickOf, type QuickInput} from './quick';
import {linkedCooperative} from './readingsMark';
import {insertAt} from '@cooperative/polish';

/** What is calculated: the five quick fields, or a full description that began with them. */
export type Description =
  | {readonly mode: 'quick'; readonly quick: QuickInput}
  | {
      readonly mode: 'full';
      /** What „Tryb szybki” goes back to. */
      readonly quick: QuickInput;
      readonly cooperative: CooperativeDraft;
    };

/** A saved description to compare with the current one. */
export interface Variant {
  readonly name: string;
  readonly description: Description;
}

export interface CalculatorState {
  readonly description: Description;
  readonly variants: readonly Variant[];
}

export const variantLimit = 4;

export type CalculatorAction =
  | {readonly kind: 'describe'; readonly description: Description}
  /** Another description, as that of a file, and not a change of this one. */
  | {readonly kind: 'open'; readonly description: Description}
  | {readonly kind: 'openFull'; readonly cooperative: CooperativeDraft}
  | {readonly kind: 'openQuick'}
  | {readonly kind: 'addVariant'}
  | {readonly kind: 'renameVariant'; readonly index: number; readonly name: string}
  | {readonly kind: 'removeVariant'; readonly index: number}
  /** Puts a removed variant back. */
  | {readonly kind: 'returnVariant'; readonly index: number; readonly variant: Variant}
  | {readonly kind: 'openVariant'; readonly index: number}
  | {readonly kind: 'restore'; readonly state: CalculatorState};

/** The state for a first visit. */
export function freshState(dated: DatedRates): CalculatorState {
  return {description: {mode: 'quick', quick: quickOf(dated)}, variants: []};
}

/** The reducer of the calculator. The user confirms beforehand any action that loses data. */
export function nextState(state: CalculatorState, action: CalculatorAction): CalculatorState {
  const {description, variants} = state;
  switch (action.kind) {
    case 'describe':
    case 'open':
      return {...state, description: action.description};
    case 'openFull':
      return {
        ...state,
        description: {
          mode: 'full',
          quick: description.quick,
          cooperative: action.cooperative,
        },
      };
    case 'openQuick':
      return {...state, description: {mode: 'quick', quick: description.quick}};
    case 'addVariant':
      return variants.length < variantLimit
        ? {...state, variants: [...variants, {name: freeVariantName(variants), description}]}
        : state;
    case 'renameVariant':
      return {
        ...state,
        variants: variants.map((variant, index) =>
          index === action.index ? {...variant, name: action.name} : variant,
        ),
      };
    case 'removeVariant':
      return {...state, variants: variants.filter((_, index) => index !== action.index)};
    case 'returnVariant':
      return variants.length < variantLimit
        ? {...state, variants: insertAt(variants, action.index, action.variant)}
        : state;
    case 'openVariant':
      return {...state, description: variants[action.index]?.description ?? description};
    case 'restore':
      return action.state;
  }
}

/** The cooperative of a description; null while a field is empty. */
export function cooperativeOfDescription(
  description: Description,
  dated: DatedRates,
): CooperativeInput | null {
  if (description.mode === 'quick') {
    return cooperativeOfQuick(description.quick, dated);
  }
  const described = withReadings(description.cooperative);
  return isComplete(described) ? described : null;
}

/** Readings replace the profile, which stays in the form in case they are removed. */
function withReadings(cooperative: CooperativeDraft): CooperativeDraft {
  return cooperative.members.some(({readings}) => readings)
    ? {
        ...cooperative,
        members: cooperative.members.map((member) =>
          member.readings ? {...member, profile: undefined} : member,
        ),
      }
    : cooperative;
}

/** Whether going back to the quick mode would lose something entered in the full one. */
export function losesByQuick(description: Description, dated: DatedRates): boolean {
  return (
    description.mode === 'full' &&
    JSON.stringify(linkedCooperative(description.cooperative)) !==
      JSON.stringify(cooperativeOfQuick(description.quick, dated))
  );
}

/** The name the next variant gets. */
export function freeVariantName(variants: readonly Variant[]): string {
  const taken = new Set(variants.map(({name}) => name));
  let number = variants.length + 1;
  while (taken.has(`Wariant ${number}`)) {
    number += 1;
  }
  return `Wariant ${number}`;
}
