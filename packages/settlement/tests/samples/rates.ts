import {readFileSync} from 'node:fs';
import type {RateTable} from '../../src/money/rates';

interface Price {
  readonly value: number;
  readonly source: string;
  readonly checkedOn: string;
}

/** The rates of tariffs and market prices read in November 2026, as a user of the package would hand them in. */
export const datedRates = JSON.parse(
  readFileSync('packages/settlement/tests/fixtures/rates.json', 'utf8'),
) as {
  readonly rates: RateTable;
  readonly marketPrices: readonly (Price & {readonly month: string})[];
  readonly averagePrices: readonly (Price & {readonly quarter: string})[];
};
