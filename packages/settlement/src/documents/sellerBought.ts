import {limits} from '../cooperative/description/limits';
import {writeMonth} from '../month/calendar';
import type {CooperativeRecord} from '../record/schema';
import {sellerScopes, typedKey} from '../month/seller';
import type {SellerTyped} from '../month/sellerItems';
import type {SettledMonth} from '../month/settleMonths';
import {memberOf} from '../month/statement';
import {readNumber} from '@cooperative/polish';
import {documentsOf, withSettings} from './settings';

/**
 * The cooperative with what the seller's bills say each point has bought, of files or typed; what was given for the
 * documents themselves comes first. A bill of a member counts where the member has one point.
 */
export function withSellerBills(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  typed: Readonly<Record<string, SellerTyped>>,
): CooperativeRecord {
  const settings = documentsOf(input);
  const found = months.flatMap((settled) => {
    const month = writeMonth(settled.month);
    return sellerScopes(input).flatMap(({key, scope}) => {
      const read = readNumber(typed[typedKey(settled, key)]?.bought ?? '', {
        min: 0,
        max: limits.annualKwh,
      });
      const point = pointOf(input, scope);
      return point === null || read.kind !== 'number' ? [] : [{month, point, kwh: read.value}];
    });
  });
  const known = new Set(settings.sellerBought.map(({month, point}) => `${month} ${point}`));
  const added = found.filter(({month, point}) => {
    const key = `${month} ${point}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return added.length === 0
    ? input
    : withSettings(input, {...settings, sellerBought: [...settings.sellerBought, ...added]});
}

function pointOf(
  {points}: CooperativeRecord,
  scope: ReturnType<typeof sellerScopes>[number]['scope'],
): string | null {
  if (scope === null) {
    return null;
  }
  if (typeof scope !== 'string') {
    return scope.point;
  }
  const own = points.filter((point) => memberOf(point) === scope);
  return own.length === 1 ? (own[0]?.id ?? null) : null;
}
