import {useId, type ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import type {Look} from '@site/src/domain/charts/look';
import Legend, {sample} from './Legend';
import {markOf} from './looks';

interface Props {
  /** One after another; `share` is of the whole, 0–1. */
  readonly parts: readonly {
    readonly look: Look;
    readonly share: number;
    readonly text: ReactNode;
  }[];
}

/** Kinds of energy as parts of one bar, each told under it beside its look. */
export default function EnergyBar({parts}: Props): ReactNode {
  const hatches = useId();
  const before = (index: number): number =>
    parts.slice(0, index).reduce((sum, {share}) => sum + share, 0);
  return (
    <>
      {/* What is free below it parts it from its key. */}
      <svg className={sample} width="100%" height="30" aria-hidden="true">
        {parts.map(
          ({look, share}, index) =>
            share > 0 && (
              <Mark
                key={look}
                {...markOf(look, hatches)}
                x={asPercent(before(index), 1)}
                width={asPercent(share, 1)}
                y={1}
                height={22}
              />
            ),
        )}
      </svg>
      <Legend hatches={hatches} items={parts.map(({look, text}) => ({look, name: text}))} />
    </>
  );
}
