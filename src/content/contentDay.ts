import type {IsoDay} from '@cooperative/polish';
import type {Around} from './loadSite';

/**
 * The day a build treats as today: the latest date in an article or an announcement. A build must not use the clock,
 * because then the same commit would give different pages every day. The content day is never later than the day of the
 * visit, so nothing is called old too early.
 */
export function contentDay({
  articles,
  fieldsOf,
  data,
}: Pick<Around, 'articles' | 'fieldsOf' | 'data'>): IsoDay {
  const days = [
    ...articles.flatMap((file) => {
      const {updated, checked} = fieldsOf(file) as {
        readonly updated?: IsoDay;
        readonly checked?: IsoDay;
      };
      return [updated, checked].filter((day) => day !== undefined);
    }),
    ...(data.announcements.valueOrNull?.items ?? []).map(({checked}) => checked),
  ];
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}
