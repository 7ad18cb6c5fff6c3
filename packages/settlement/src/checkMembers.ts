import {failed, type FieldError, type HourAxis, ok, type Result} from '@cooperative/polish';
import {memberPath, sharePath} from './fieldPaths';
import {sumsOf} from './energy/memberHours';
import type {SeriesCache} from './hours/seriesCache';
import {checkSeries, type CheckedSeries} from './hours/series';
import type {SettlementMember, SettlementOptions} from './types';
import type {InternalKey} from './split';
import {monthlyRates, statutoryRates} from './money/components';
import type {Tariff} from './money/tariff';

/** A member with complete series, and the sum of its generation. */
interface CheckedMember extends SettlementMember {
  readonly generationKwh: number;
}

interface CheckedMembers {
  readonly members: readonly CheckedMember[];
  readonly missingHours: number;
}

/** Checks everything a settlement needs; missing hours are counted and treated as zero. */
export function checkMembers(
  axis: HourAxis,
  members: readonly SettlementMember[],
  options: SettlementOptions,
  cache: SeriesCache,
): Result<CheckedMembers> {
  const errors: FieldError[] = checkOptions(axis, members, options);
  let missingHours = 0;
  const check = (values: Float64Array, field: string): CheckedSeries => {
    const checked = cache.of(values, `${axis.hours} ${field}`, () =>
      checkSeries(values, axis.hours, field),
    );
    if ('field' in checked) {
      errors.push(checked);
      return {values, missingHours: 0, total: 0};
    }
    missingHours += checked.missingHours;
    return checked;
  };
  const clean = members.map((member, index): CheckedMember => {
    const place = memberPath(index);
    checkTariff(member.tariff, `${place}.tariff`, errors);
    const {market} = member.tariff;
    if (market && (market.length !== axis.hours || !market.every(Number.isFinite))) {
      const message = `Podaj ceny energii z każdej godziny: powinno ich być ${axis.hours}, a jest ${market.length}.`;
      errors.push({field: `${place}.tariff`, message});
    }
    for (const field of ['sourceKw', 'largestKw'] as const) {
      const power = member[field] ?? 0;
      if (!isAmount(power)) {
        errors.push({field: `${place}.${field}`, message: amountMessage(power)});
      }
    }
    const {hours} = member;
    if (typeof hours === 'function') {
      // Made of series that are checked.
      return {...member, generationKwh: sumsOf(hours, cache).generationKwh};
    }
    const {consumption, generation} = hours;
    const used = consumption && check(consumption, `${place}.consumptionKwh`).values;
    const generated = generation && check(generation, `${place}.generationKwh`);
    const withdrawn = check(hours.withdrawn, `${place}.withdrawnKwh`).values;
    const {values: injected, total: given} = check(hours.injected, `${place}.injectedKwh`);
    const isWhole =
      withdrawn === hours.withdrawn && injected === hours.injected && used === consumption;
    return {
      ...member,
      hours: isWhole ? hours : {withdrawn, injected, ...(used && {consumption: used})},
      // If generation is unknown, the injected reading is used: before the hourly balance, as for the use.
      generationKwh: generated?.total ?? given,
    };
  });
  return errors.length > 0 ? failed(errors) : ok({members: clean, missingHours});
}

function checkOptions(
  axis: HourAxis,
  members: readonly SettlementMember[],
  options: SettlementOptions,
): FieldError[] {
  const errors: FieldError[] = [];
  if (members.length === 0) {
    errors.push({field: 'members', message: 'Podaj co najmniej jednego członka.'});
  }
  const amounts = {
    vat: options.vat,
    internalPrice: options.internalPrice,
    servicePerMember: options.servicePerMember,
    balancingPerMwh: options.balancingPerMwh,
    averagePrice: options.averagePrice ?? 0,
  };
  for (const [field, value] of Object.entries(amounts)) {
    if (!isAmount(value)) {
      errors.push({field, message: amountMessage(value)});
    }
  }
  const {key, prices} = options;
  errors.push(...checkKey(key, members.length));
  if (prices) {
    const expected = prices.kind === 'hourly' ? axis.hours : axis.periodMonths.length;
    if (prices.values.length !== expected || !prices.values.every(Number.isFinite)) {
      errors.push({
        field: 'prices',
        message: `Podaj ${expected} cen energii, po jednej na ${prices.kind === 'hourly' ? 'godzinę' : 'okres'}; znaleziono ${prices.values.length}.`,
      });
    }
  }
  return errors;
}

/** Errors in the shares of a fixed key, which needs one per member, none negative and at least one above zero. */
export function checkKey(key: InternalKey, members: number): readonly FieldError[] {
  if (key.kind !== 'fixed') {
    return [];
  }
  const {shares} = key;
  if (shares.length !== members) {
    const message = `Podaj po jednym udziale na członka (${members}); znaleziono ${shares.length}.`;
    return [{field: 'key.shares', message}];
  }
  const wrong = shares.flatMap((share, index) =>
    isAmount(share)
      ? []
      : [
          {
            field: sharePath(index),
            message: `Podaj udział nie mniejszy od zera; znaleziono ${share}.`,
          },
        ],
  );
  return wrong.length === 0 && shares.every((share) => share === 0)
    ? [
        {
          field: 'key.shares',
          message:
            'Suma udziałów to 0. Podaj udział większy od zera co najmniej jednemu członkowi.',
        },
      ]
    : wrong;
}

function checkTariff(tariff: Tariff, place: string, errors: FieldError[]): void {
  const add = (field: string, value: number): void => {
    if (!isAmount(value)) {
      errors.push({field: `${place}.${field}`, message: amountMessage(value)});
    }
  };
  if (tariff.zones.length === 0) {
    errors.push({field: `${place}.zones`, message: 'Podaj co najmniej jedną strefę.'});
  }
  for (const zone of tariff.zones) {
    add('zones.energy', zone.energy);
    add('zones.network', zone.network);
  }
  for (const name of [...statutoryRates, ...monthlyRates]) {
    add(name, tariff[name]);
  }
  const hours = [...(tariff.schedule?.workday ?? []), ...(tariff.schedule?.freeDay ?? [])];
  const isWhole = tariff.schedule?.workday.length === 24 && tariff.schedule.freeDay.length === 24;
  if (tariff.zones.length > 1 && !(isWhole && hours.every((zone) => zone in tariff.zones))) {
    errors.push({
      field: `${place}.schedule`,
      message: 'Podaj numer strefy (od 0) każdej z 24 godzin dnia roboczego i wolnego.',
    });
  }
}

function isAmount(value: number): boolean {
  return value >= 0 && value < Number.POSITIVE_INFINITY;
}

function amountMessage(value: number): string {
  return `Podaj liczbę nie mniejszą od zera; znaleziono ${value}.`;
}
