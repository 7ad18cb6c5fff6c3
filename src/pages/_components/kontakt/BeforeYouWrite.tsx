import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Contact} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** Places that answer most questions before they are asked; each card is the link. */
export default function BeforeYouWrite({hints}: {hints: Contact['beforeYouWrite']}): ReactNode {
  return (
    <ul className={styles.hints}>
      {hints.map(({title, text, link}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link className="onward" to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
