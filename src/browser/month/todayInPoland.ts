import {polishDay} from '@cooperative/settlement/documents/days';
import type {IsoDay} from '@cooperative/polish/date';

/** The day in Poland, which invoices are dated by. */
export function todayInPoland(): IsoDay {
  return polishDay(Date.now());
}
