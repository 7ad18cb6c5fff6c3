import type {LegalSource} from '../../law/law';

/** One line of a calculation: a quantity, the numbers it comes from and the result. */
export interface Equation {
  readonly symbol: string;
  /** Polish, for the reader. */
  readonly name: string;
  /** Right-hand side in symbols: `min(P; L)`. */
  readonly formula: string;
  /** The values of its symbols; empty if the formula is a sum over hours or members. */
  readonly values: Readonly<Record<string, number>>;
  readonly result: number;
  readonly unit: string;
}

/** A line in kWh. */
export function inKwh(line: Omit<Equation, 'unit'>): Equation {
  return {...line, unit: 'kWh'};
}

/** A step of the settlement, in the order of the regulation. */
export interface Step {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly equations: readonly Equation[];
  /** Null for what the meter does by itself, without a legal rule. */
  readonly law: LegalSource | null;
  /** Ids of the assumptions it rests on. */
  readonly assumptions: readonly string[];
}

const symbol = /\p{L}[\p{L}\p{N}]*/gu;

/** The formula with numbers for symbols, negative ones in brackets. */
export function substituted(
  {formula, values}: Pick<Equation, 'formula' | 'values'>,
  write: (value: number) => string,
): string {
  return formula.replaceAll(symbol, (name) => {
    const value = values[name];
    if (value === undefined) {
      return name;
    }
    return value < 0 ? `(${write(value)})` : write(value);
  });
}
