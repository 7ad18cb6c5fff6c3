import type {Look} from '@site/src/domain/charts/look';
import styles from './looks.module.css';

type HatchKind = 'lines' | 'back' | 'dots' | 'edge' | 'level' | 'cross';

const hatchOf: Readonly<Record<Look, HatchKind | null>> = {
  own: null,
  shared: 'back',
  grid: 'lines',
  given: 'dots',
  stock: 'edge',
  lost: 'level',
  expired: 'cross',
};

/** Fill and hatch of a look, for `Mark`; `hatches` is the id of the picture's {@link Hatches}. */
export function markOf(look: Look, hatches: string): {className?: string; hatch?: string} {
  const hatch = hatchOf[look];
  return {className: styles[look], ...(hatch !== null && {hatch: hatches + hatch})};
}
