import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contactPage} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';
import Section from '@site/src/components/ui/Section';
import type {Clients} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

const sectionId = 'wdrozenia';

/** Case studies from the data file; says plainly that there are none yet. */
export default function CaseStudies({caseStudies}: Pick<Clients, 'caseStudies'>): ReactNode {
  const canWrite = takesMessages(useSettings());
  const isEmpty = caseStudies.length === 0;
  return (
    <Section tint="slate" id={sectionId} title="Przykłady spółdzielni, którym pomogliśmy">
      {isEmpty ? (
        <div>
          <p>
            Nie publikujemy jeszcze takich opisów. Gdy będziemy mieć zgodę uczestników i
            potwierdzone dane, pojawią się tutaj.
          </p>
          {canWrite && <Link to={contactPage.to}>Porozmawiaj z nami o swojej spółdzielni</Link>}
        </div>
      ) : (
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
      )}
    </Section>
  );
}
