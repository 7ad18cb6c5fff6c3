import type {HourBalance} from '@site/src/domain/day/modelDay';
import {formatNumber} from '@cooperative/polish';

/** What the picture of a day shows, in one sentence. */
export function findingOf(day: readonly HourBalance[]): string {
  const usedOnSite = sumOf(day, 'usedOnSite');
  const share = (usedOnSite / (usedOnSite + sumOf(day, 'fromGrid'))) * 100;
  const surplusHours = day.filter(({toGrid}) => toGrid > 0).length;
  const surplus =
    surplusHours === 0
      ? 'a\u00a0nadwyżki nie ma w\u00a0żadnej godzinie.'
      : `a\u00a0godzin z\u00a0nadwyżką jest ${surplusHours}.`;
  return `Z własnych źródeł pochodzi około ${formatNumber(share)}% prądu zużytego w ciągu doby, ${surplus}`;
}

/** Energy of the whole day in kWh. */
function sumOf(day: readonly HourBalance[], key: keyof HourBalance): number {
  return day.reduce((sum, balance) => sum + balance[key], 0);
}
