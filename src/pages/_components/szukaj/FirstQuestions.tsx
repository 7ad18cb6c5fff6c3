import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {faqPage} from '@site/src/site/navigation';
import questions from '@site-data/first-questions.json';
import styles from './styles.module.css';

/** What the page offers before anything is asked: a question of each part of the FAQ, one press from its answer. */
export default function FirstQuestions(): ReactNode {
  return (
    <nav className={styles.questions} aria-labelledby="pytania-na-start">
      <h2 id="pytania-na-start">Częste pytania</h2>
      <ul>
        {questions.map(({part, question, to}) => (
          <li key={to}>
            <p className="meta">{part}</p>
            <Link to={to}>{question}</Link>
          </li>
        ))}
      </ul>
      <Link className="onward" to={faqPage.to}>
        Wszystkie pytania i&nbsp;odpowiedzi
      </Link>
    </nav>
  );
}
