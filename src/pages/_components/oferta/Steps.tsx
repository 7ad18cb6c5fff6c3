import type {ReactNode} from 'react';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** The numbered path from the first analysis to daily support: what is asked of the customer, and what comes of it. */
export default function Steps({steps}: Pick<Offer, 'steps'>): ReactNode {
  return (
    <section className={styles.section}>
      <h2>Jak to przebiega i czego od Ciebie potrzebujemy</h2>
      <ol className={styles.path}>
        {steps.map(({title, time, weDo, youDo, youHave}) => (
          <li key={title}>
            <h3>{title}</h3>
            {time !== undefined && <p className="meta">{time}</p>}
            <div className={styles.columns}>
              <div>
                <h4>Robisz Ty</h4>
                <List items={youDo} />
                <details>
                  <summary>Co robimy my</summary>
                  <List items={weDo} />
                </details>
              </div>
              <div data-result>
                <h4>Masz po tym kroku</h4>
                <List items={youHave} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function List({items}: {readonly items: readonly string[]}): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
