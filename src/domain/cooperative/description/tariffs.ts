import type {FieldError} from '../../kernel/result';
import {
  flatCapacityFee,
  g11Tariff,
  rateOn,
  type OwnRates,
  type RateTable,
} from '../../settlement/money/rates';
import type {Tariff} from '../../settlement/money/tariff';
import {memberPath} from '../../settlement/fieldPaths';
import {InputError, valueOf} from './problems';
import type {CooperativeInput, TariffInput} from './schema';

/** The day whose rates an input uses. */
export function dayOfRates({
  ratesDay,
  start,
}: Pick<CooperativeInput, 'ratesDay' | 'start'>): string {
  return ratesDay ?? start.slice(0, 10);
}

/** One tariff per meter: the members', then the cooperative's battery's. Empty if the input names no tariffs. */
export function meterTariffs(input: CooperativeInput, rates: RateTable): readonly Tariff[] {
  const wanted = [
    ...input.members.map(({tariff}, index) => ({tariff, field: `${memberPath(index)}.tariff`})),
    ...(input.battery ? [{tariff: input.battery.tariff, field: 'battery.tariff'}] : []),
  ];
  if (wanted.every(({tariff}) => tariff === undefined)) {
    if (input.finance) {
      const message = 'Podaj taryfy członków: bez nich nie ma kosztów.';
      throw new InputError([{field: 'finance', message}]);
    }
    return [];
  }
  const known = readTariffs(input, rates);
  const errors: FieldError[] = [];
  const tariffs = wanted.flatMap(({tariff: id, field}) => {
    const tariff = known.get(id ?? '');
    if (!tariff) {
      const names = [...known.keys()].join(', ');
      errors.push({field, message: `Podaj nazwę taryfy z pola „tariffs”: ${names}.`});
      return [];
    }
    return [tariff];
  });
  if (errors.length > 0) {
    throw new InputError(errors);
  }
  return tariffs;
}

/** Tariffs of the input by name; omitted rates come from the table for the day of the input. */
export function readTariffs(
  input: CooperativeInput,
  table: RateTable,
): ReadonlyMap<string, Tariff> {
  const day = dayOfRates(input);
  return new Map(
    Object.entries(input.tariffs ?? {}).map(([id, tariff]) => [
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
