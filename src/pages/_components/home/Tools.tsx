import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import '@site/src/components/pictures/drawing/drawing.css';
import {calculatorPage, folderPage, monthPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

/** What the site does for a cooperative, from the question to the paper: a drawing, a name, what goes in and comes out. */
const tools = [
  {
    to: calculatorPage.to,
    name: 'Policz',
    text: 'Czy się opłaca? Wystarczy pięć liczb z\u00a0rachunków.',
    drawing: (
      <>
        <path className="wall" d="M8 8h48v48H8z" />
        <path d="M16 48h32" />
        <path className="shade" d="M18 30h8v18h-8z" />
        <path d="M30 22h8v26h-8z" fill="var(--se-used)" />
        <path d="M42 36h8v12h-8z" fill="var(--se-given)" />
      </>
    ),
  },
  {
    to: monthPage.to,
    name: 'Rozlicz miesiąc',
    text: 'Z\u00a0plików liczników: prąd wspólny, zapas i\u00a0kwoty członków.',
    drawing: (
      <>
        <path className="wall" d="M14 6h36v52H14z" />
        <path className="glass" d="M20 13h24v12H20z" />
        <path d="M24 19h4M31 19h4M38 19h2" />
        <circle className="white" cx="32" cy="41" r="10" />
        <path d="M32 41l5-5M24 41h2M32 33v2M40 41h-2" />
      </>
    ),
  },
  {
    to: folderPage.to,
    name: 'Wypełnij wzory',
    text: 'Statut, uchwały i\u00a0wnioski z\u00a0danych wpisanych raz.',
    drawing: (
      <>
        <path className="shade" d="M18 6h30v46H18z" />
        <path className="wall" d="M10 12h26l8 8v38H10z" />
        <path d="M36 12v8h8M17 28h18M17 36h18" />
        <path d="M17 46l5 5 9-11" stroke="var(--se-used)" strokeWidth="4" />
      </>
    ),
  },
] as const;

/** The three tools in a row; the whole of each leads to it. */
export default function Tools(): ReactNode {
  return (
    <section id="narzedzia">
      {/* Three drawings with their names need no title. */}
      <h2 className="visuallyHidden">Trzy narzędzia</h2>
      <ul className={styles.tools}>
        {tools.map(({to, name, text, drawing}) => (
          <li key={to} className="sketch">
            <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
              {drawing}
            </svg>
            <div>
              <h3>
                <Link className="onward" to={to}>
                  {name}
                </Link>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
