import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** What the platform gives: for each promise what comes of it, then who does what. */
export default function Promises({promises}: Pick<Offer, 'promises'>): ReactNode {
  return (
    <section className={styles.section}>
      <h2>Co obejmuje platforma</h2>
      <div className={styles.promises}>
        {promises.map(({title, weDo, youDo, result, link}) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{result}</p>
            <details>
              <summary>Co robimy my, a co Ty</summary>
              <p>
                <strong>My:</strong> {weDo}
              </p>
              <p>
                <strong>Ty:</strong> {youDo}
              </p>
            </details>
            {link && <Link to={link.to}>{link.label}</Link>}
          </div>
        ))}
      </div>
    </section>
  );
}
