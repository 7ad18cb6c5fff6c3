import {failed, type FieldError, inQuotes, ok, type Result} from '@cooperative/polish';
import {resultOf} from '../cooperative/description/problems';
import {readTariffs, withoutFees} from '../cooperative/description/tariffs';
import type {RateTable, TariffOfMeter} from '../money/rates';
import type {Tariff} from '../money/tariff';
import {lacksOf, subscriptionPart, type Lack} from './lacks';
import {startOfMonth, writeMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';

/** The tariffs of all points in one month. */
export interface MonthTariffs {
  /** One for each point; a point whose rates nobody gave has none of them above zero. */
  readonly ofPoints: readonly Tariff[];
  /** What each point's rates charge and the point does not say, in the order of the points. */
  readonly lacks: readonly (readonly Lack[])[];
  /** Tariffs of which the table does not know that month, with the day whose rates are taken instead. */
  readonly fromOtherDays: readonly {readonly id: string; readonly day: string}[];
}

/** The rates of a month: those of its first day, or of the nearest day that the table knows. */
export function tariffsOfMonth(
  {points, tariffs}: Pick<CooperativeRecord, 'points' | 'tariffs'>,
  month: Month,
  table: RateTable,
): Result<MonthTariffs> {
  const day = `${writeMonth(month)}-01`;
  const days = nearestDays(table, day);
  const known = new Map<string, TariffOfMeter>();
  const errors: FieldError[] = [];
  const fromOtherDays: {id: string; day: string}[] = [];
  for (const [id, tariff] of Object.entries(tariffs)) {
    const read = (of: string): TariffOfMeter | readonly FieldError[] =>
      tariffOn(id, tariff, table, of);
    const own = read(day);
    const other =
      typeof own === 'function' ? day : days.find((of) => typeof read(of) === 'function');
    const found = other === undefined ? own : read(other);
    if (typeof found !== 'function') {
      errors.push(...found);
    } else {
      known.set(id, found);
      if (other !== undefined && other !== day) {
        fromOtherDays.push({id, day: other});
      }
    }
  }
  return errors.length > 0
    ? failed(errors)
    : ok({
        ofPoints: points.map((point) => {
          const {tariff: id = '', orderedKw} = point;
          const tariff = known.get(id)?.(orderedKw) ?? withoutFees;
          const part = subscriptionPart(point, tariffs[id]);
          return part === 1 ? tariff : {...tariff, subscription: tariff.subscription * part};
        }),
        lacks: points.map((point) => {
          const tariffAt = known.get(point.tariff ?? '');
          return tariffAt ? lacksOf(point, tariffs[point.tariff ?? ''], tariffAt) : [];
        }),
        fromOtherDays,
      });
}

function tariffOn(
  id: string,
  tariff: CooperativeRecord['tariffs'][string],
  table: RateTable,
  day: string,
): TariffOfMeter | readonly FieldError[] {
  if (tariff.kind === 'own' && tariff.hourlyPrice === true) {
    const message = `Stawki ${inQuotes(id)} mają cenę z rynku, inną co godzinę. Wpisz średnią cenę z faktury.`;
    return [{field: `tariffs.${id}`, message}];
  }
  const read = resultOf(() =>
    readTariffs({tariffs: {[id]: tariff}, ratesDay: day, start: day}, table).get(id),
  );
  return read.ok ? (read.value ?? []) : read.errors;
}

/** The first and last days of all rows, the nearest to this one first. */
function nearestDays(table: RateTable, day: string): readonly string[] {
  const days = Object.values(table).flatMap(({rows}) => rows.flatMap(({from, to}) => [from, to]));
  const distance = (other: string): number => Math.abs(Date.parse(other) - Date.parse(day));
  return [...new Set(days)].sort((a, b) => distance(a) - distance(b));
}

/** Whether rates of a day are older than the month they are taken for. */
export function areOlder(day: string, month: Month): boolean {
  return Date.parse(day) < startOfMonth(month);
}
