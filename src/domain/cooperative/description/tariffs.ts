import type {FieldError} from '../../kernel/result';
import {
  flatCapacityFee,
  g11Tariff,
  rateOn,
  type OwnRates,
  type RateTable,
} from '../../settlement/money/rates';
import type {Tariff} from '../../settlement/money/tariff';
import {InputError, valueOf} from './problems';
import type {TariffInput} from './schema';

/** Tariffs of the input by name; rates that are left out come from the table, for the given day. */
export function readTariffs(
  tariffs: Readonly<Record<string, TariffInput>>,
  table: RateTable,
  day: string,
): ReadonlyMap<string, Tariff> {
  return new Map(
    Object.entries(tariffs).map(([id, tariff]) => [
      id,
      tariff.kind === 'g11'
        ? {...valueOf(g11Tariff(table, tariff.operator, day, defined(tariff))), id}
        : ownTariff(id, tariff, table, day),
    ]),
  );
}

function defined({
  energy,
  fixedNetwork,
  subscription,
  trade,
}: Extract<TariffInput, {kind: 'g11'}>): OwnRates {
  return {
    ...(energy !== undefined && {energy}),
    ...(fixedNetwork !== undefined && {fixedNetwork}),
    ...(subscription !== undefined && {subscription}),
    ...(trade !== undefined && {trade}),
  };
}

function ownTariff(
  id: string,
  tariff: Extract<TariffInput, {kind: 'own'}>,
  table: RateTable,
  day: string,
): Tariff {
  const errors: FieldError[] = [];
  const rate = (name: string): number => {
    const row = rateOn(table, name, day);
    if (row.ok) {
      return row.value.value;
    }
    errors.push(...row.errors.map((error) => ({...error, field: `tariffs.${id}.${name}`})));
    return 0;
  };
  const {capacity, schedule} = tariff;
  const result: Tariff = {
    id,
    zones: tariff.zones,
    ...(schedule && {schedule}),
    excise: tariff.excise ?? rate('excise'),
    quality: tariff.quality ?? rate('quality'),
    renewables: tariff.renewables ?? rate('renewables'),
    cogeneration: tariff.cogeneration ?? rate('cogeneration'),
    capacity:
      capacity.kind === 'perKwh'
        ? {
            kind: 'perKwh',
            rate: capacity.rate ?? rate('capacityPerKwh'),
            coefficient: capacity.coefficient,
          }
        : flatCapacityFee(rate),
    fixedNetwork: tariff.fixedNetwork ?? 0,
    subscription: tariff.subscription ?? 0,
    trade: tariff.trade ?? 0,
  };
  if (errors.length > 0) {
    throw new InputError(errors);
  }
  return result;
}
