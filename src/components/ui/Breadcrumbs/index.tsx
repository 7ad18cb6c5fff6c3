import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {NavigationItem} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  /** Pages above this one, without the home page. */
  readonly items: readonly NavigationItem[];
  readonly current: string;
}

export default function Breadcrumbs({items, current}: Props): ReactNode {
  return (
    <nav className={clsx(styles.nav, 'meta', 'noPrint')} aria-label="Ścieżka nawigacji">
      <ol>
        {[{label: 'Start', to: '/'}, ...items].map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
