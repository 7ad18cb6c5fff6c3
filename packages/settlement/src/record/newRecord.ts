import {vatRate} from '../law/law';
import type {CooperativeRecord} from './schema';

/** A cooperative of which nothing is known yet. */
export const newRecord: CooperativeRecord = {
  version: 1,
  kind: 'spoldzielnia',
  name: '',
  points: [],
  tariffs: {},
  vat: vatRate.value,
  internalPrice: 0,
  internalVat: false,
  gridReading: 1,
  stock: [],
};
