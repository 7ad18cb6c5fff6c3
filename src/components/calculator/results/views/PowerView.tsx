import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import {
  type CooperativeInput,
  panelCost,
  photovoltaicKw,
} from '@cooperative/settlement/description';
import type {BestSizes, PowerPoint} from '@cooperative/settlement/answer';
import {formatNumber} from '@cooperative/polish';
import {LazySavingsCurve} from './lazyCharts';

interface Props {
  /** Null until computed; empty if there are no panels to change. */
  readonly curve: readonly PowerPoint[] | null;
  readonly best: BestSizes | null;
  readonly input: CooperativeInput;
}

/** „Oszczędność a moc paneli”, with the best power if there is a purpose to judge by, and what the numbers leave out. */
export default function PowerView({curve, best, input}: Props): ReactNode {
  if (curve === null || curve.length <= 1) {
    return null;
  }
  return (
    <LazySavingsCurve
      points={curve}
      current={photovoltaicKw(input)}
      best={best?.panels.kind === 'found' ? best.panels.best.size : null}
      label="Oszczędność a moc paneli"
      note={noteOf(input, best?.leastKw ?? 0)}
    />
  );
}

function noteOf(input: CooperativeInput, leastKw: number): string {
  const least = formatNumber(Math.ceil(leastKw));
  const law =
    leastKw > 0
      ? `Poniżej ${least}\u00a0kWp spółdzielnia nie może działać: nie pokryje wymaganej części zużycia. `
      : '';
  const saving = `${law}To oszczędność w porównaniu z kupowaniem całego prądu osobno, bez kosztu instalacji.`;
  const cost = panelCost(input);
  return cost.kind === 'perKw'
    ? `${saving} Wartość (NPV) liczymy przy ${formatZloty(cost.zlPerKw)} za każdy kolejny 1\u00a0kWp; utrzymanie i wymiany rosną tak jak koszt.`
    : saving;
}
