import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '@site/src/components/ui/Section';
import type {Clients} from '@site/src/content/schema/pages';
import {questionsAnchor} from '@site/src/domain/articles/audiencePath';
import styles from './styles.module.css';

interface Props {
  readonly audience: Clients['audiences'][number];
}

/** What a group asks most, and who its members are. */
export default function Audience({audience}: Props): ReactNode {
  const {question: mainQuestion, lead, questions, members} = audience;
  return (
    <Section tint="page" id={questionsAnchor} title="Typowe pytania">
      <div className={styles.audience}>
        <div>
          {[{question: mainQuestion, answer: lead, link: null}, ...questions].map(
            ({question, answer, link}) => (
              <details key={question} className={styles.question}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p>{answer}</p>
                {link && (
                  <Link className="onward" to={link.to}>
                    {link.label}
                  </Link>
                )}
              </details>
            ),
          )}
        </div>
        <div>
          <h3>Typowi członkowie</h3>
          <ul>
            {members.map((member) => (
              <li key={member}>{member}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
