import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** 24-px line drawings; the stroke takes the colour of the text. */
const paths = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 13l4 4L19 7',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M10 13a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.4M14 11a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.4',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  error: 'M12 3l9 16H3zM12 10v4M12 17v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  readonly name: IconName;
}

/** Decorative: the words beside it, or the label of its button, carry the meaning. */
export default function Icon({name}: Props): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
