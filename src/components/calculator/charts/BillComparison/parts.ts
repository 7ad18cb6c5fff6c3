import styles from './styles.module.css';

interface PartLook {
  readonly className: string | undefined;
  readonly hatch?: 'lines' | 'level' | 'dots' | 'cross';
}

/** Muted looks for the parts of a bill, used in turn; the number on a part tells apart those with the same look. */
const looks: readonly PartLook[] = [
  {className: styles.blue},
  {className: styles.shade, hatch: 'level'},
  {className: styles.blue, hatch: 'lines'},
  {className: styles.pale, hatch: 'dots'},
  {className: styles.dark, hatch: 'lines'},
  {className: styles.pale, hatch: 'cross'},
];

/** Fill and hatch of a part, for `Mark`; parts are numbered from 1. */
export function partMark(number: number, hatches: string): {className?: string; hatch?: string} {
  const {className, hatch} = looks[(number - 1) % looks.length] ?? {className: styles.blue};
  return {
    ...(className !== undefined && {className}),
    ...(hatch !== undefined && {hatch: hatches + hatch}),
  };
}
