import {changesOf, correctionAssumption} from './changes';
import {exact} from './archive';
import {writeMonth} from './calendar';
import type {CooperativeRecord} from '../record/schema';
import type {SettledMonth} from './settleMonths';
import {statementsOf, stockPayoutText, stockPayoutsOf} from './statement';
import {writeStock} from './stock';

/** What `npm run rozlicz` prints: energy in kWh, money in zlotys, months as `2026-05`. */
export function monthsOutput(input: CooperativeRecord, months: readonly SettledMonth[]): object {
  const changes = changesOf(input, months);
  const last = months.at(-1);
  const statements = statementsOf(input, months);
  return {
    version: 1,
    months: months.map((settled) => {
      const {balance, credits} = settled.settlement.energy;
      const of = (values: Float64Array): number => exact(values[0] ?? 0);
      return {
        month: writeMonth(settled.month),
        sharedKwh: of(balance.sharedKwh),
        drawnKwh: of(balance.importKwh),
        surplusKwh: of(balance.exportKwh),
        creditKwh: of(credits.creditKwh),
        usedCreditKwh: of(credits.usedCreditKwh),
        expiredKwh: of(credits.expiredKwh),
        boughtKwh: of(credits.boughtKwh),
        stock: settled.lots.map((lot) => ({
          month: writeMonth(lot.month),
          kwh: exact(lot.kwh),
          usedKwh: exact(lot.usedKwh),
          expiredKwh: exact(lot.expiredKwh),
          leftKwh: exact(lot.leftKwh),
        })),
        isInDoubt: settled.isInDoubt,
        isProvisional: settled.isProvisional,
        isOpen: settled.isOpen,
        ratesOfOtherDays: settled.fromOtherDays,
        marketPrice: settled.market && {
          month: settled.market.month,
          zlPerMwh: settled.market.value,
        },
        stockPayout: stockPayoutsOf(input, [settled]).map((payout) => ({
          kwh: exact(payout.kwh),
          zl: payout.zl,
          to: payout.to,
          who: payout.who,
          message: stockPayoutText(payout),
        })),
        points: statements
          .filter(({month}) => month === settled.month)
          .map(({money, ...own}) => ({
            ...exactAll(own),
            month: writeMonth(own.month),
            ...(money && {
              netZl: money.netZl,
              vatZl: money.vatZl,
              grossZl: money.grossZl,
              internalZl: money.internalZl,
              internal: exactAll(money.internal),
              paidZl: money.paidZl,
              gotZl: money.gotZl,
              without: money.without,
              withoutZl: money.withoutZl,
              incomplete: money.lacks,
            }),
          })),
      };
    }),
    ...(changes.length > 0 && {
      changes: changes.map((change) => ({...change, month: writeMonth(change.month)})),
      assumption: correctionAssumption,
    }),
    // None is offered while something of the month is missing or in doubt.
    closing:
      last?.isOpen === true
        ? null
        : writeStock(last?.closing ?? []).map(({month, kwh}) => ({month, kwh: exact(kwh)})),
  };
}

/** Every number of a record without the noise of sums. */
function exactAll(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' ? exact(value) : value,
    ]),
  );
}
