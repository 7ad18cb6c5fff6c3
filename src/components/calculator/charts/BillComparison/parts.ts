import styles from './styles.module.css';

type Fill = 'blue' | 'shade' | 'dark' | 'pale';
type HatchKind = 'lines' | 'level' | 'dots' | 'cross';

export interface PartLook {
  readonly fill: Fill;
  readonly hatch: HatchKind | null;
}

/** On dark fills a hatch is light, on light ones grey: it has to be seen on its own fill. */
const isDark: Readonly<Record<Fill, boolean>> = {blue: true, dark: true, shade: false, pale: false};

/**
 * Muted looks for the parts of a bill: every one has its own pair of fill and hatch, and neighbours differ in both. A
 * bill has fewer parts than there are looks.
 */
export const partLooks: readonly PartLook[] = [
  {fill: 'blue', hatch: null},
  {fill: 'shade', hatch: 'level'},
  {fill: 'blue', hatch: 'lines'},
  {fill: 'pale', hatch: 'dots'},
  {fill: 'dark', hatch: 'lines'},
  {fill: 'pale', hatch: 'cross'},
  {fill: 'blue', hatch: 'dots'},
  {fill: 'dark', hatch: null},
  {fill: 'shade', hatch: 'cross'},
  {fill: 'pale', hatch: 'lines'},
  {fill: 'dark', hatch: 'dots'},
  {fill: 'shade', hatch: 'lines'},
  {fill: 'blue', hatch: 'cross'},
  {fill: 'pale', hatch: 'level'},
  {fill: 'dark', hatch: 'cross'},
  {fill: 'shade', hatch: 'dots'},
];

/** Fill and hatch of a part, for `Mark`; parts are numbered from 1. */
export function partMark(number: number, hatches: string): {className?: string; hatch?: string} {
  const look = partLooks[(number - 1) % partLooks.length];
  if (!look) {
    return {};
  }
  const className = styles[look.fill];
  return {
    ...(className !== undefined && {className}),
    ...(look.hatch !== null && {
      hatch: `${hatches}${isDark[look.fill] ? '' : 'grey'}${look.hatch}`,
    }),
  };
}
