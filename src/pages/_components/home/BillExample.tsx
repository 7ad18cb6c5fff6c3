import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Home} from '@site/src/content/schema/pages';
import Section from '@site/src/components/ui/Section';
import {kwhComponents, billComponents} from '@cooperative/settlement/rates';
import {billItems} from '@site/src/domain/calculator/billItems';
import '@site/src/components/pictures/drawing/drawing.css';
import styles from './styles.module.css';

interface Props {
  readonly items: Home['bill'];
}

/** Lines of a bill, and what becomes of each where the energy is made and used in the cooperative. */
const lines = [
  ['Energia czynna', 'mniej', ''],
  ...kwhComponents
    .filter((component) => billComponents[component].part === 'levies')
    .map(
      (component) =>
        [
          component === 'capacity' ? 'Opłata mocowa od kWh' : billItems[component].row,
          'znika',
          'gone',
        ] as const,
    ),
  ['Opłata mocowa ryczałtem', 'nie wiadomo', 'open'],
  ['Zmienna opłata za sieć', 'przepis niejasny', 'open'],
  ['Opłaty stałe i handlowa', 'zostają', ''],
] as const;

/** In the order of the statements: a sheet with struck lines, 1 given and 0.6 taken back, a base that stays. */
const signs = [
  <>
    <path className="wall" d="M12 6h32l8 8v44H12z" />
    <path d="M20 20h24M20 30h24M20 40h24M20 50h12" />
    <path d="M18 30h28M18 40h28" stroke="var(--se-used)" strokeWidth="4" />
  </>,
  <>
    <path className="wall" d="M8 10h18v46H8zM38 10h18v46H38z" />
    <path d="M8 14h18v42H8z" fill="var(--se-given)" />
    <path d="M38 31h18v25H38z" fill="var(--se-used)" />
  </>,
  <>
    <path className="shade" d="M8 40h48v16H8z" />
    <path className="wall" d="M8 40V12h48v28" strokeDasharray="4 5" />
    <path d="M16 48h20" />
  </>,
];

/** „Co znika z rachunku”: a bill with struck lines, and three statements with the article that proves each. */
export default function BillExample({items}: Props): ReactNode {
  return (
    <Section tint="amber" id="rachunek">
      <div className={styles.bill}>
        <div className={styles.paper}>
          <h3>
            Rachunek za prąd <em>wzór</em>
          </h3>
          <ul>
            {lines.map(([name, fate, kind]) => (
              <li key={name} data-kind={kind}>
                {kind === 'gone' ? <s>{name}</s> : name} <strong>{fate}</strong>
              </li>
            ))}
          </ul>
          <p className="meta">Od prądu kupionego opłaty zostają.</p>
        </div>
        <div>
          <h2>Co znika z&nbsp;rachunku</h2>
          <ul className={styles.statements}>
            {items.map(({title, text, link}, index) => (
              <li key={title} className="sketch">
                <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
                  {signs[index]}
                </svg>
                <div>
                  <h3>{title}</h3>
                  <p>
                    {text} <Link to={link.to}>{link.label}</Link>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
