import type {Result} from '@cooperative/polish';
import {readHourly} from './prices/hourlyPrices';
import {readMonthly} from './prices/monthlyPrices';
import type {HourlyPrices, MonthlyPrices} from './prices/types';
import {unlessRefused} from './refusal';
import {decode} from './table/decode';
import {jsonTable} from './table/jsonTable';
import {splitTable} from './table/splitTable';

/**
 * Reads market prices in zł/MWh: monthly ones (`2025-06;136,30`, `czerwiec 2025;136,30`, `2025;6;136,30`) or hourly and
 * quarter-hourly ones as PSE publishes them, as a table or in the JSON of its API. Rows are ordered by the time they carry. What the file leaves open is
 * refused with a question, in Polish; what was taken as what is told.
 */
export function readMarketFile(source: string | Uint8Array): Result<MonthlyPrices | HourlyPrices> {
  return unlessRefused('prices.market', () => {
    const text = typeof source === 'string' ? source.replace(/^\uFEFF/, '') : decode(source);
    const rows = jsonTable(text) ?? splitTable(text, () => undefined);
    return readMonthly(rows) ?? readHourly(rows);
  });
}
