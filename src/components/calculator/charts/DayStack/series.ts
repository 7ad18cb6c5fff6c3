import type {HourEnergy} from '@site/src/domain/charts/meanHours';
import {percentText} from '@site/src/components/calculator/shared/figures';
import {formatEstimate, positive} from '@site/src/components/calculator/shared/numbers';
import type {Look} from '../shared/looks';

interface Series {
  readonly key: keyof HourEnergy;
  readonly look: Look;
  readonly name: string;
}

/** From the bottom up; what is fed into the grid is below zero. */
export const daySeries: readonly Series[] = [
  {key: 'selfUse', look: 'own', name: 'Zużyte za własnym licznikiem'},
  {key: 'shared', look: 'shared', name: 'Wspólne w tej samej godzinie'},
  {key: 'fromGrid', look: 'grid', name: 'Pobrane z sieci'},
  {key: 'toGrid', look: 'given', name: 'Oddane do sieci'},
];

/** What the picture of a day shows, in one sentence. */
export function dayFinding(hours: readonly HourEnergy[]): string {
  const sumOf = (key: keyof HourEnergy): number =>
    hours.reduce((sum, hour) => sum + positive(hour[key]), 0);
  const covered = sumOf('selfUse') + sumOf('shared');
  const used = covered + sumOf('fromGrid');
  if (used === 0 && sumOf('toGrid') === 0) {
    return 'W tej dobie nie ma ani zużycia, ani produkcji.';
  }
  const share = used > 0 ? covered / used : 0;
  const given = sumOf('toGrid');
  const surplus =
    given > 0
      ? `do sieci trafia około ${formatEstimate(given)}\u00a0kWh`
      : 'do sieci nie trafia nic';
  return `Prąd członków pokrywa od razu około ${percentText(share)} zużycia tej doby, a ${surplus}.`;
}
