import {rateOn, type RateTable} from '../../money/rates';
import {resultOf} from './problems';
import type {CooperativeInput} from './schema';
import {dayOfRates, readTariffs} from './tariffs';
import type {UsedRate} from '../shapes';

/** The rates an input's tariffs use, found by recording what is looked up when its tariffs are read. */
export function usedRates(input: CooperativeInput, table: RateTable): readonly UsedRate[] {
  const asked = new Set<string>();
  const noting = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(table).map(([id, series]) => [
        id,
        {
          enumerable: true,
          get: () => {
            asked.add(id);
            return series;
          },
        },
      ]),
    ),
  ) as RateTable;
  const day = dayOfRates(input);
  resultOf(() => readTariffs(input, noting));
  if (input.prices?.vat === undefined && 'vat' in table) {
    asked.add('vat');
  }
  return [...asked].flatMap((id) => {
    const row = rateOn(table, id, day);
    const {name = id, unit = ''} = table[id] ?? {};
    return row.ok ? [{...row.value, id, name, unit}] : [];
  });
}
