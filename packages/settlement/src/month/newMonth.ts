import type {MonthInput} from './schema';

/** A cooperative of which nothing is known yet. */
export const newMonth: MonthInput = {
  version: 1,
  kind: 'rozliczenie',
  name: '',
  points: [],
  tariffs: {},
  vat: 23,
  internalPrice: 0,
  internalVat: false,
  gridReading: 1,
  stock: [],
};
