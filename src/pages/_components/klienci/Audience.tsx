import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import Unbroken from '@site/src/components/ui/Unbroken';
import type {Clients} from '@site/src/content/schema/pages';
import {pathAddress} from '@site/src/domain/articles/audiencePath';
import type {PresetId} from '@site/src/domain/calculator/presets';
import styles from './styles.module.css';

/** The calculator's example closest to each audience. */
const presetOf = {
  gmina: 'gmina',
  rolnicy: 'wies',
  przedsiebiorstwa: 'firmy',
  mieszkancy: 'osiedle',
} as const satisfies Readonly<Record<Clients['audiences'][number]['id'], PresetId>>;

interface Props {
  readonly audience: Clients['audiences'][number];
}

/** One audience: what it asks, who its members are, where to go on. */
export default function Audience({audience}: Props): ReactNode {
  const {id, name, question: mainQuestion, lead, questions, members} = audience;
  return (
    <section id={id} className={styles.audience}>
      <div>
        <AudienceDrawing audience={id} />
        <h2>{name}</h2>
        <p className={styles.mainQuestion}>{mainQuestion}</p>
        <p>{lead}</p>
        <h3>Typowi członkowie</h3>
        <ul>
          {members.map((member) => (
            <li key={member}>{member}</li>
          ))}
        </ul>
      </div>
      <div>
        {questions.map(({question, answer, link}, index) => (
          <details key={question} className={styles.question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
            <Link to={link.to}>{link.label}</Link>
          </details>
        ))}
        <h3 className={styles.waysTitle}>Od pytania do decyzji</h3>
        <ul className={styles.ways}>
          <li>
            <Link to={pathAddress(id)}>Przejdź 5 kroków, z artykułami i wzorami pism</Link>
          </li>
          <li>
            <Link to={`/kalkulator#kto=${presetOf[id]}`}>Policz oszczędności w kalkulatorze</Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
