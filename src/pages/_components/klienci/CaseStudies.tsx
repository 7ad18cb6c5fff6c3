import type {ReactNode} from 'react';
import Section from '@site/src/components/ui/Section';
import type {Clients} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** Case studies from the data file; nothing until there is one. */
export default function CaseStudies({caseStudies}: Pick<Clients, 'caseStudies'>): ReactNode {
  if (caseStudies.length === 0) {
    return null;
  }
  return (
    <Section tint="slate" id="wdrozenia" title="Przykłady spółdzielni, którym pomogliśmy">
      <div className={styles.cards}>
        {caseStudies.map(({name, place, summary, figures}) => (
          <div key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className="meta">{place}</p>
            <p>{summary}</p>
            <dl>
              {figures.map(({label, value, source}) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                  <dd className="meta">Źródło: {source}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
