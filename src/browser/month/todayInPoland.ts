import {polishDay} from '../../domain/documents/days';
import type {IsoDay} from '../../domain/polish/date';

/** The day in Poland, which invoices are dated by. */
export function todayInPoland(): IsoDay {
  return polishDay(Date.now());
}
