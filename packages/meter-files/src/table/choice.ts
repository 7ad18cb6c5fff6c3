import {inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import {cellsKind, type CellsKind} from './cells';
import type {Meaning} from './meaning';
import type {TableRow} from './tableRow';

/** A column, or rows of one kind, with what their name says. */
export interface Named {
  readonly column: number;
  readonly name: string;
  readonly meaning: Meaning;
}

/** Whether a column may be the energy of its register. */
export const isCandidate = ({meaning: {register, aspect}}: Named): boolean =>
  register !== null && (aspect === 'energy' || aspect === 'power');

/** The columns of a table while it is settled which are the energy of which register. */
export class Choice {
  readonly columns: readonly Named[];
  readonly body: readonly TableRow[];
  readonly leftOut: {
    readonly name: string;
    readonly reason: string;
    readonly column: number;
  }[] = [];
  readonly notes: string[] = [];
  readonly taken: {column: number; register: MeterRegister}[] = [];
  /** In Polish. */
  question: string | null = null;

  constructor(columns: readonly Named[], body: readonly TableRow[]) {
    this.columns = columns;
    this.body = body;
  }

  /** Tells columns that are not read. */
  leave(columns: readonly Named[], reason: string): void {
    this.leftOut.push(...columns.map(({name, column}) => ({name, column, reason})));
  }

  /** Of several questions the first is asked. */
  ask(question: string | null): void {
    this.question ??= question;
  }

  /** Leaves out what a test names, if anything else is left. */
  without(
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

  private readonly kinds = new Map<number, CellsKind>();

  /** What the cells of a column look like, looked at once. */
  kindOf(column: number): CellsKind {
    const known = this.kinds.get(column) ?? cellsKind(this.body, column);
    this.kinds.set(column, known);
    return known;
  }
}

/** What a column holds, where it is no energy. */
export const unknownReasons: Readonly<Record<Exclude<CellsKind, 'numbers' | 'empty'>, string>> = {
  text: 'nie ma w niej liczb',
  times: 'czas zapisany drugi raz',
  zeros: 'same zera',
  ids: 'numer, a nie energia',
};

/** Their names, for a sentence. */
export function list(columns: readonly Named[]): string {
  return columns.map(({name}) => inQuotes(name)).join(', ');
}
