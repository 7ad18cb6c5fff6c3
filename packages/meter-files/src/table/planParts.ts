import type {Account, MeterRegister} from '../types';
import {withoutUnits, type FoundUnit} from './findUnit';
import type {ListPlan} from './plan';

/** A list of which nothing is known yet. */
export const bareList = {
  shape: 'list',
  hour: null,
  kind: null,
  zone: null,
  meter: null,
  unitColumn: null,
  statuses: [],
  decimal: null,
  labelsOfHeading: null,
  areLabelsSaid: false,
} as const;

/** A list before its columns of energy are chosen. */
export type ListBase = Omit<ListPlan, 'layout' | 'values' | 'account'>;

/** A column, or a kind of rows, with what it is read as. */
export interface ReadColumn extends FoundUnit {
  readonly column: number;
  readonly register: MeterRegister;
}

/** What there is to tell besides what was read. */
export type Told = Pick<Account, 'leftOut' | 'notes'>;

/** What was made of the columns that are read. */
export function accountOf(
  values: readonly ReadColumn[],
  nameOf: (column: number) => string,
  told: Told,
): Account {
  return {
    columns: values.map(({column, register, unit, unitFrom}) => ({
      name: nameOf(column),
      register,
      unit,
      unitFrom,
    })),
    ...told,
  };
}

/** The columns to read, in cells without units. */
export function planValues(
  {body}: Pick<ListBase, 'body'>,
  values: readonly (FoundUnit & ListPlan['values'][number])[],
): Pick<ListPlan, 'body' | 'values'> {
  const ofCells = values.filter(({unitFrom}) => unitFrom === 'cells');
  return {
    body: ofCells.length > 0 ? withoutUnits(body, ofCells) : body,
    values: values.map(({column, register, unit}) => ({column, register, unit})),
  };
}
