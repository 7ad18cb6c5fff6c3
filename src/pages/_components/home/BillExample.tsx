import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Home} from '@site/src/content/schema/pages';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  readonly items: Home['bill'];
}

/** „Co się zmienia na rachunku”: three statements, each with the article that proves it. */
export default function BillExample({items}: Props): ReactNode {
  return (
    <Section id="rachunek" title="Co się zmienia na rachunku">
      <ul className={styles.bill}>
        {items.map(({title, text, link}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
