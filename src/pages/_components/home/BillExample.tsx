import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Home} from '@site/src/content/schema/pages';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  readonly items: Home['bill'];
}

/** Its strips: a fee that is only an outline, 1 kWh given and 0.6 kWh drawn, a fee that stays. */
const drawings: readonly (readonly string[])[] = [
  ['M2 2h80v24H2z', 'M90 2h180v24H90z'],
  ['M0 0h300v12H0z', 'M0 16h180v12H0z'],
  ['M0 2h270v24H0z'],
];

/** „Co się zmienia na rachunku”: three statements, each with the article that proves it. */
export default function BillExample({items}: Props): ReactNode {
  return (
    <Section id="rachunek" title="Co się zmienia na rachunku">
      <ul className={styles.bill}>
        {items.map(({title, text, link}, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <svg viewBox="0 0 300 28" aria-hidden="true">
                {drawings[index]?.map((d) => (
                  <path key={d} d={d} />
                ))}
              </svg>
            </div>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
