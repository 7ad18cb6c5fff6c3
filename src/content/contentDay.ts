import type {IsoDay} from '../domain/polish/date';
import type {Site} from './loadSite';

/**
 * What a build takes for today: the newest day the editors wrote on an article or an announcement. A build must not
 * look at the clock, as one commit would then give other pages every day; and this day is never later than the day
 * a visitor sees them, so nothing is called old that is not.
 */
export function contentDay({articles, fieldsOf, data}: Site): IsoDay {
  const days = [
    ...articles.flatMap((file) => {
      const {updated, checked} = fieldsOf(file) as {
        readonly updated?: IsoDay;
        readonly checked?: IsoDay;
      };
      return [updated, checked].filter((day) => day !== undefined);
    }),
    ...data.announcements.value.items.map(({checked}) => checked),
  ];
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}
