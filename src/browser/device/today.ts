import {polishDay} from '@site/src/domain/documents/days';
import {isoDay, type IsoDay} from '@site/src/domain/polish/date';

/** The visitor's day. */
export function today(): IsoDay {
  return isoDay(new Date());
}

/** The day in Poland, which invoices are dated by. */
export function todayInPoland(): IsoDay {
  return polishDay(Date.now());
}
