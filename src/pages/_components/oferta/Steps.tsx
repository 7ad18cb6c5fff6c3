import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import Section from '@site/src/components/ui/Section';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** The tools in the order in which they are needed: what goes in, what comes out, and the way to each. */
export default function Steps({steps}: Pick<Offer, 'steps'>): ReactNode {
  return (
    <Section tint="green" id="narzedzia" title="Co działa już dziś">
      <ol className={styles.path}>
        {steps.map(({title, gives, time, weDo, youDo, youHave, link}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.gives}>{gives.join(' · ')}</p>
            <div className={styles.result}>
              <h4 className="visuallyHidden">Masz potem</h4>
              <List items={youHave} />
            </div>
            <details>
              <summary>Co robisz Ty, a co narzędzie</summary>
              <div className={styles.columns}>
                <div>
                  <h4>Robisz Ty</h4>
                  <List items={youDo} />
                </div>
                <div>
                  <h4>Robi narzędzie</h4>
                  <List items={weDo} />
                </div>
              </div>
              {time !== undefined && <p className="meta">{time}</p>}
            </details>
            {link && (
              <p>
                <ButtonLink look="outlined" to={link.to}>
                  {link.label}
                </ButtonLink>
              </p>
            )}
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
