import type {ReactNode} from 'react';
import type {AudienceId} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

interface Props {
  readonly audience: AudienceId;
}

interface Drawing {
  readonly outline: string;
  /** Ribbon cells on the building: x, y, width, height, whether lit. */
  readonly cells: readonly (readonly [number, number, number, number, boolean])[];
}

const windows = (
  xs: readonly number[],
  y: number,
  size: readonly [number, number],
  lit: readonly number[],
): Drawing['cells'] => xs.map((x, index) => [x, y, size[0], size[1], lit.includes(index)] as const);

const drawings: Readonly<Record<AudienceId, Drawing>> = {
  gmina: {
    outline: 'M34 62V32H146V62M28 32H152L138 18H42ZM90 18V6h14v6H90',
    cells: windows([44, 68, 92, 116], 40, [12, 12], [1, 2]),
  },
  rolnicy: {
    outline:
      'M20 62V34L46 16L72 34V62M38 62V44H54V62M84 62L92 40M100 62L105 40M116 62L118 40M132 62L131 40M148 62L144 40M164 62L157 40',
    cells: windows([84, 99, 114, 129, 144], 26, [11, 8], [0, 2, 4]),
  },
  przedsiebiorstwa: {
    outline: 'M22 62V34L52 18V34L82 18V34L112 18V34H158V62',
    cells: windows([32, 52, 72, 92, 112, 132], 44, [14, 9], [2, 3, 4]),
  },
  mieszkancy: {
    outline: 'M26 62V10H78V62M98 62V26H154V62',
    cells: [
      ...windows([34, 48, 62], 18, [8, 8], [1]),
      ...windows([34, 48, 62], 32, [8, 8], [1, 2]),
      ...windows([34, 48, 62], 46, [8, 8], []),
      ...windows([108, 122, 136], 34, [8, 8], [0]),
      ...windows([108, 122, 136], 47, [8, 8], [1]),
    ],
  },
};

/** Spot drawing of an audience: a building in 2-px lines with ribbon cells. Decorative. */
export default function AudienceDrawing({audience}: Props): ReactNode {
  const {outline, cells} = drawings[audience];
  return (
    <svg className={styles.drawing} viewBox="0 0 180 64" width="180" height="64" aria-hidden="true">
      <path d="M2 62H178" />
      <path d={outline} />
      {cells.map(([x, y, width, height, lit]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
          className={lit ? styles.lit : undefined}
        />
      ))}
    </svg>
  );
}
