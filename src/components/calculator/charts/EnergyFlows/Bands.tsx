import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {rounded} from '@site/src/components/charts/Plot/drawing';
import type {FlowLayout} from '@site/src/domain/charts/flows';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';
import type {Look} from '@site/src/domain/charts/look';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly height: number;
  readonly bands: readonly (FlowLayout['bands'][number] & {readonly look: Look})[];
  readonly hatches: string;
}

const ends = ['left', 'right'] as const;
const endWidth = 14;

/** Pale bands that curve towards their labels, between two hatched ends. */
export default function Bands({label, height, bands, hatches}: Props): ReactNode {
  return (
    <svg className={styles.bands} height={height} role="img" aria-label={label}>
      <Hatches id={hatches} />
      {/* Only this part stretches with the width; it has neither text nor hatches. */}
      <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {bands.map((band) => (
          <path key={band.id} className={styles.band} data-look={band.look} d={bandPath(band)} />
        ))}
      </svg>
      {ends.map((end) => (
        <svg key={end} x={end === 'left' ? 0 : '100%'} className={styles.end}>
          {bands.map((band) => (
            <Mark
              key={band.id}
              {...markOf(band.look, hatches)}
              x={end === 'left' ? 0 : -endWidth}
              y={rounded(band[end])}
              width={endWidth}
              height={rounded(band.height)}
            />
          ))}
        </svg>
      ))}
    </svg>
  );
}

/** Its upper edge to the right, its lower edge back. */
function bandPath({left, middle, right, height}: FlowLayout['bands'][number]): string {
  const [l, m, r] = [left, middle, right].map(rounded) as [number, number, number];
  const [lowL, lowM, lowR] = [l, m, r].map((top) => rounded(top + height)) as [
    number,
    number,
    number,
  ];
  return [
    `M0 ${l}C14 ${l} 14 ${m} 28 ${m}H72C86 ${m} 86 ${r} 100 ${r}`,
    `V${lowR}C86 ${lowR} 86 ${lowM} 72 ${lowM}H28C14 ${lowM} 14 ${lowL} 0 ${lowL}Z`,
  ].join('');
}
