import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Home} from '@site/src/content/schema/pages';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  readonly items: Home['bill'];
}

/** What each statement means for a bill, as strips to compare; their lengths show the idea. */
const strips = [
  [
    ['gone', 'Opłaty, które znikają'],
    ['rest', 'Reszta rachunku'],
  ],
  [
    ['given', '1 kWh oddana do sieci'],
    ['used', '0,6 kWh do odbioru'],
  ],
  [
    ['before', 'Bez spółdzielni: opłaty stałe i prąd'],
    ['after', 'W spółdzielni: te same opłaty stałe, mniej prądu'],
  ],
] as const;

/** „Co się zmienia na rachunku”: three statements, each drawn and with the article that proves it. */
export default function BillExample({items}: Props): ReactNode {
  return (
    <Section id="rachunek" title="Co się zmienia na rachunku">
      <ul className={styles.bill}>
        {items.map(({title, text, link}, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              {strips[index]?.map(([kind, label]) => (
                <p key={kind} className={clsx(styles.strip, styles[kind])}>
                  {label}
                </p>
              ))}
            </div>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
