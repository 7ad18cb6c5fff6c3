import type {ReactNode} from 'react';
import Section from '@site/src/components/ui/Section';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** The numbered path from the first analysis to daily support: what is asked of the customer, and what comes of it. */
export default function Steps({steps}: Pick<Offer, 'steps'>): ReactNode {
  return (
    <Section
      tint="green"
      id="jak-to-przebiega"
      title="Jak to przebiega i czego od Ciebie potrzebujemy">
      <ol className={styles.path}>
        {steps.map(({title, gives, time, weDo, youDo, youHave}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.gives}>{gives.join(' · ')}</p>
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
    </Section>
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
