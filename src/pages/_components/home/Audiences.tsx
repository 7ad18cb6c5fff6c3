import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import type {Clients} from '@site/src/content/schema/pages';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  readonly audiences: Clients['audiences'];
}

/** „Dla kogo”: four rows with a drawing, a question and a link. */
export default function Audiences({audiences}: Props): ReactNode {
  return (
    <Section id="dla-kogo" title="Dla kogo">
      <div className={styles.audiences}>
        {audiences.map(({id, name, question, linkLabel}) => (
          <div key={id} className={styles.audience}>
            <AudienceDrawing audience={id} />
            <div>
              <h3>{name}</h3>
              <p>{question}</p>
            </div>
            <Link to={`/klienci#${id}`}>{linkLabel}</Link>
          </div>
        ))}
      </div>
    </Section>
  );
}
