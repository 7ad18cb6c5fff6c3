import {type IsoDay, polishDay} from '@cooperative/polish';

/** The day in Poland, which invoices are dated by. */
export function todayInPoland(): IsoDay {
  return polishDay(Date.now());
}
