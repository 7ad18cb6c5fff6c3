import {percent} from '@cooperative/polish';
import {vatRate} from './law/law';
import type {SettlementOptions} from './types';

/** A file of their own: the form shows them without the settlement, which only the worker and the commands load. */
export const defaultOptions: SettlementOptions = {
  year: 'steady',
  vat: percent(vatRate.value),
  key: {kind: 'hourly'},
  internalPrice: 0,
  internalVat: false,
  prices: null,
  gridReading: 1,
  averagePrice: null,
  flatCapacityBy: 'drawn',
  servicePerMember: 0,
  balancingPerMwh: 0,
};
