import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Links back to the pages above this one. */
  readonly breadcrumbs?: ReactNode;
  /** At the right: a specimen, which stands below the text on a phone, or a drawing, which only a wide page has. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** Head of a page: where it belongs, h1 and lead in one column. */
export default function PageHeader({
  title,
  lead,
  breadcrumbs,
  picture,
  children,
}: Props): ReactNode {
  return (
    <header className={clsx(styles.header, picture !== undefined && styles.withPicture)}>
      <div className={styles.text}>
        {breadcrumbs}
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
      {picture}
    </header>
  );
}
