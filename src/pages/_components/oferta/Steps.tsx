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
              <StepList title="Robisz Ty" items={youDo} />
              <StepList title="Masz po tym kroku" items={youHave} isResult />
            </div>
            <details>
              <summary>Co robimy my</summary>
              <List items={weDo} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isResult?: boolean;
}

function StepList({title, items, isResult}: StepListProps): ReactNode {
  return (
    <div data-result={isResult}>
      <h4>{title}</h4>
      <List items={items} />
    </div>
  );
}

function List({items}: Pick<StepListProps, 'items'>): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
