import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {NavigationItem} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  /** Pages above this one, without the home page. */
  readonly items: readonly NavigationItem[];
}

/** The pages above this one. The page itself is not among them: its heading stands right below. */
export default function Breadcrumbs({items}: Props): ReactNode {
  return (
    <nav className={clsx(styles.nav, 'meta', 'noPrint')} aria-label="Ścieżka nawigacji">
      <ol>
        {[{label: 'Start', to: '/'}, ...items].map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
