import type {ReactNode} from 'react';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {panelCost, photovoltaicKw} from '@site/src/domain/cooperative/description/panels';
import type {PowerPoint} from '@site/src/domain/cooperative/powerCurve';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import {LazySavingsCurve} from './lazyCharts';

interface Props {
  /** Null until computed; empty if there are no panels to change. */
  readonly curve: readonly PowerPoint[] | null;
  readonly input: CooperativeInput;
}

/** „Oszczędność a moc paneli”, with a note on what its numbers leave out. */
export default function PowerView({curve, input}: Props): ReactNode {
  return (
    curve !== null &&
    curve.length > 1 && (
      <LazySavingsCurve
        points={curve}
        current={photovoltaicKw(input)}
        label="Oszczędność a moc paneli"
        note={noteOf(input)}
      />
    )
  );
}

function noteOf(input: CooperativeInput): string {
  const saving = 'Oszczędność jest wobec kupowania osobno, bez kosztu instalacji.';
  const cost = panelCost(input);
  switch (cost.kind) {
    case 'perKw':
      return `${saving} Wartość (NPV) liczymy przy koszcie i utrzymaniu proporcjonalnych do mocy: ${formatZloty(cost.zlPerKw)} za 1\u00a0kWp, z kosztu w formularzu.`;
    case 'mixed':
      return `${saving} Wartości (NPV) nie liczymy: koszt w formularzu obejmuje nie tylko panele, a nie wiemy, jaka jego część to one.`;
    case 'none':
      return saving;
  }
}
