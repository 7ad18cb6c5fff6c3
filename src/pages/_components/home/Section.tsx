import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the home page under its heading and the 24 ticks. */
export default function Section({id, title, children}: Props): ReactNode {
  return (
    <section id={id} className={`container ${styles.section}`}>
      <div className={styles.ticks} aria-hidden="true" />
      <h2>{title}</h2>
      {children}
    </section>
  );
}
