import type {HourOfCooperative} from '@cooperative/settlement/explain';
import {percentText} from '../figures';
import {formatKwh, positive} from '../numbers';

/** Energy of one hour, kWh; an hour that occurs twice in a day is summed. */
export interface HourEnergy extends HourOfCooperative {
  /** Used behind the member's own meter. */
  readonly selfUse: number;
}

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
    given > 0 ? `do sieci trafia około ${formatKwh(given)}` : 'do sieci nie trafia nic';
  return `Prąd członków pokrywa od razu około ${percentText(share)} zużycia tej doby, a ${surplus}.`;
}
