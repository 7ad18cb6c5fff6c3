import {type IsoDay, toGrosze, zloty} from '@cooperative/polish';
import {lastDayOutsideKsef, outsideKsefLimit} from '../law/law';
import type {DocumentSettings} from '../record/documentSettings';

/** Documents for consumers do not count: the duty does not cover them. */
const limitGrosze = toGrosze(zloty(outsideKsefLimit.value));

/** Whether the choice is there at all on a day. */
export function mayBeOutside(
  day: IsoDay,
  {ksefSince}: Pick<DocumentSettings, 'ksefSince'>,
): boolean {
  return day <= lastDayOutsideKsef && ksefSince === undefined;
}

/** What of the limit is used in the month of a day: by invoices of this tool and by others, grosze. */
function usedOutside(
  day: IsoDay,
  {outside, issued}: Pick<DocumentSettings, 'outside' | 'issued'>,
): number {
  const month = day.slice(0, 7);
  return (
    outside
      .filter((one) => one.month === month)
      .reduce((all, {zl}) => all + Math.round(zl * 100), 0) +
    issued
      .filter((one) => one.channel === 'outside' && one.day.startsWith(month))
      .reduce((all, {gross}) => all + gross, 0)
  );
}

/** How many of these invoices, from the first, stay outside; the next one and all after it go to KSeF. */
export function countOutside(
  grossOf: readonly number[],
  day: IsoDay,
  settings: Pick<DocumentSettings, 'usesOutside' | 'outside' | 'issued' | 'ksefSince'>,
): number {
  if (!settings.usesOutside || !mayBeOutside(day, settings)) {
    return 0;
  }
  let used = usedOutside(day, settings);
  const passing = grossOf.findIndex((gross) => {
    used += gross;
    return used > limitGrosze;
  });
  return passing < 0 ? grossOf.length : passing;
}
