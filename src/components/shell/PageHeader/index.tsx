import type {ReactNode} from 'react';
import clsx from 'clsx';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Green cells of the ribbon: the page's place in the site, 1–24. */
  readonly place: number;
  /** Links back to the pages above this one. */
  readonly breadcrumbs?: ReactNode;
  readonly children?: ReactNode;
}

/** Head of a page: ribbon, h1, lead. */
export default function PageHeader({title, lead, place, breadcrumbs, children}: Props): ReactNode {
  return (
    <header className={clsx(styles.header, lead !== undefined && styles.withLead)}>
      {breadcrumbs}
      <DayRibbon filled={place} />
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
