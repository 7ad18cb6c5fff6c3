import {isoDay, type IsoDay} from '@site/src/domain/polish/date';

/** The visitor's day. */
export function today(): IsoDay {
  return isoDay(new Date());
}
