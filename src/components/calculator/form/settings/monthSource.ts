import type {knownMarketYear} from '@site/src/domain/calculator/defaults';
import {formatDate} from '@site/src/domain/polish/date';
import {monthNames} from '@site/src/domain/polish/months';

type KnownMonth = ReturnType<typeof knownMarketYear>[number];

/** Where the price of a month comes from: announced, assumed by who described it, or typed in. */
export function monthSource(
  known: KnownMonth | undefined,
  value: number | null,
  isAssumed: boolean,
): string {
  if (isAssumed) {
    return 'Założenie z tego opisu.';
  }
  return known?.value === value
    ? `RCEm, ${monthAndYear(known.month)} (${known.source}; sprawdzono ${formatDate(known.checkedOn)})`
    : 'Podana przez Ciebie.';
}

/** `czerwiec 2025` */
function monthAndYear(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]?.[1] ?? ''} ${year ?? ''}`;
}
