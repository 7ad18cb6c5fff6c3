import type {Flow} from '@site/src/domain/charts/flows';
import type {Look} from '@site/src/domain/charts/look';
import {percentText} from '../figures';
import {formatKwh, positive} from '../numbers';

/** A year's energy of the cooperative, kWh. */
export interface YearEnergy {
  /** Bought from the seller. */
  readonly boughtKwh: number;
  /** Used behind the meters of those who generated it. */
  readonly selfUseKwh: number;
  /** Fed in by some members and drawn by others in the same hour. */
  readonly sharedKwh: number;
  /** Fed into the grid and drawn back within the 0.6. */
  readonly creditUsedKwh: number;
  /** The part of the 0.6 not drawn back yet: what the year adds to the balance. */
  readonly carriedKwh?: number;
  /** The part of the 0.6 not drawn back in 12 months. */
  readonly expiredKwh: number;
  /** The 0.4 that is not credited. */
  readonly lostFactorKwh: number;
}

interface NamedFlow extends Flow<keyof YearEnergy> {
  readonly look: Look;
  readonly name: string;
}

const seller = 'Sprzedawca';
const sources = 'Własne źródła';
const use = 'Zużycie członków';
const away = 'Poza zużyciem';

/** In the order of both sides, so that no two bands cross. */
const kinds: readonly Omit<NamedFlow, 'kwh'>[] = [
  {id: 'boughtKwh', look: 'grid', name: 'Kupione', from: seller, to: use},
  {id: 'selfUseKwh', look: 'own', name: 'Za własnym licznikiem', from: sources, to: use},
  {id: 'sharedKwh', look: 'shared', name: 'Wspólne w tej samej godzinie', from: sources, to: use},
  {id: 'creditUsedKwh', look: 'stock', name: 'Odebrane z zapasu', from: sources, to: use},
  {id: 'carriedKwh', look: 'given', name: 'Zostaje w zapasie', from: sources, to: away},
  {id: 'expiredKwh', look: 'expired', name: 'Przepadło po terminie', from: sources, to: away},
  {id: 'lostFactorKwh', look: 'lost', name: 'Potrącone 0,4', from: sources, to: away},
];

/** What is told in whole kWh would be a row with nothing in it. */
const leastKwh = 0.5;

/** All flows of the year, including those without energy. */
export function flowsOf(year: YearEnergy): readonly NamedFlow[] {
  return kinds.map((kind) => {
    const kwh = positive(year[kind.id]);
    return {...kind, kwh: kwh < leastKwh ? 0 : kwh};
  });
}

/** What the picture shows, in one sentence; where own use is hidden, the whole of own energy is unknown. */
export function flowsFinding(year: YearEnergy, isHidden = false): string {
  const flows = flowsOf(year);
  const sumOf = (matches: (flow: NamedFlow) => boolean): number =>
    flows.reduce((sum, flow) => (matches(flow) ? sum + flow.kwh : sum), 0);
  const made = sumOf(({from}) => from === sources);
  const used = sumOf(({to}) => to === use);
  if (made === 0) {
    return used === 0
      ? 'W tym roku nie ma ani produkcji, ani zużycia.'
      : `Członkowie kupują cały prąd: ${formatKwh(used)}.`;
  }
  const kept = sumOf(({from, to}) => from === sources && to === use);
  if (isHidden) {
    return `Z własnej produkcji, którą widać w odczytach, do członków trafia ${formatKwh(kept)}. Reszty zużytej za licznikiem nie znamy.`;
  }
  return `Z własnej produkcji do członków trafia około ${percentText(kept / made)}, czyli ${formatKwh(kept)} z ${formatKwh(made)}.`;
}
