import {isoDay, type IsoDay} from '@cooperative/polish/date';

/** The visitor's day. */
export function today(): IsoDay {
  return isoDay(new Date());
}
