import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly action: {readonly label: string; readonly to: string};
}

/** A prominent section at the end of a page: one question, one link. */
export default function Band({title, action}: Props): ReactNode {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.row}`}>
        <h2>{title}</h2>
        <ButtonLink to={action.to} look="onBand">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
