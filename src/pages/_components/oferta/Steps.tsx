import type {ReactNode} from 'react';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** The numbered path from the first analysis to daily support. */
export default function Steps({steps}: Pick<Offer, 'steps'>): ReactNode {
  return (
    <section className={styles.section}>
      <h2>Jak to przebiega</h2>
      <ol className={styles.path}>
        {steps.map(({title, weDo, youDo, youHave}) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className={styles.columns}>
              <StepList title="My" items={weDo} />
              <StepList title="Ty" items={youDo} />
              <StepList title="Masz po tym kroku" items={youHave} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepList({title, items}: {title: string; items: readonly string[]}): ReactNode {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
