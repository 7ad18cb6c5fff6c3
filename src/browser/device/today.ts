import {isoDay, type IsoDay} from '@cooperative/polish';

/** The visitor's day. */
export function today(): IsoDay {
  return isoDay(new Date());
}
