import type {ProjectYear} from '@cooperative/settlement/answer';
import {finite, formatZloty} from '../numbers';

/** What is drawn of a year, zł. */
export type FlowYear = Pick<ProjectYear, 'year' | 'flow' | 'cumulated' | 'debt'>;

/** What the picture shows, in one sentence. */
export function cashFlowFinding(years: readonly FlowYear[]): string {
  const last = years.at(-1);
  if (!last) {
    return 'Nie ma lat do pokazania.';
  }
  const sum = finite(last.cumulated);
  const debt = finite(last.debt);
  const lowest = Math.min(0, ...years.map(({cumulated}) => finite(cumulated)));
  const outcome = `Na koniec ${last.year}. roku ${sum < 0 ? 'brakuje' : 'zostaje'} razem ${formatZloty(Math.abs(sum))}${debt > 0 ? `, a do spłaty jest jeszcze dług ${formatZloty(debt)}` : ''}`;
  return lowest < 0
    ? `${outcome}; własnych pieniędzy potrzeba w sumie najwyżej ${formatZloty(-lowest)}.`
    : `${outcome}; własnych pieniędzy nie trzeba dokładać w żadnym roku.`;
}
