import {formatKwh, positive} from '../numbers';

/** One month of the credit account, kWh; everything already multiplied by 0.6. */
export interface CreditMonth {
  /** Short, as on the axis: „sty”. */
  readonly label: string;
  readonly inKwh: number;
  readonly usedKwh: number;
  readonly expiredKwh: number;
  /** At the end of the month. */
  readonly balanceKwh: number;
}

export type CreditKey = Exclude<keyof CreditMonth, 'label'>;

/** What the account shows, in one sentence. */
export function creditFinding(months: readonly CreditMonth[]): string {
  const sumOf = (key: CreditKey): number =>
    months.reduce((sum, month) => sum + positive(month[key]), 0);
  const [came, used, expired] = [sumOf('inKwh'), sumOf('usedKwh'), sumOf('expiredKwh')];
  if (came === 0 && used === 0 && expired === 0) {
    return 'W tym czasie spółdzielnia nie ma czego odbierać: nie oddaje energii do sieci.';
  }
  const lost = expired > 0 ? `przepada około ${formatKwh(expired)}` : 'nic nie przepada';
  return `Do zapasu w sieci przybywa około ${formatKwh(came)}, członkowie odbierają z niego ${formatKwh(used)}, a ${lost}.`;
}
