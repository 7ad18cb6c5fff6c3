import {toGrosze, zloty} from '@cooperative/polish';
import type {CooperativeRecord} from '../record/schema';
import type {SettledMonth} from '../month/settleMonths';
import {cooperativeItself, statementsOf} from '../month/statement';
import {threePlaces} from './charges';
import {byLargestRemainder} from '../split';
import {documentsOf} from './settings';

/** What a point that gave energy is paid, whole grosze. */
export interface Payout {
  readonly member: string;
  readonly point: string;
  readonly givenKwh: number;
  readonly grosze: number;
}

/** Payouts of a month to members whose points gave energy; none to the cooperative's own. */
export function payoutsOf(input: CooperativeRecord, settled: SettledMonth): readonly Payout[] {
  const {payout} = documentsOf(input);
  const giving = statementsOf(input, [settled]).filter(
    ({member, givenKwh}) => member !== cooperativeItself && givenKwh > 0.0005,
  );
  if (payout.kind === 'none' || payout.zl === undefined) {
    return [];
  }
  const {zl} = payout;
  const amounts =
    payout.kind === 'perKwh'
      ? giving.map(({givenKwh}) => toGrosze(zloty(givenKwh * zl)))
      : byLargestRemainder(
          toGrosze(zloty(zl)),
          giving.map(({givenKwh}) => givenKwh),
        );
  return giving.map(({member, point, givenKwh}, index) => ({
    member,
    point,
    givenKwh: threePlaces(givenKwh),
    grosze: amounts[index] ?? 0,
  }));
}
