import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {messageAddress} from '@site/src/domain/articles/message';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Names of the article's sections. */
  readonly sections: readonly string[];
  /** Null: the message is written in the contact form. */
  readonly email: string | null;
}

/** A way to say what is wrong and where: the message begins with the article and the section. Works without scripts. */
export default function ReportError({title, sections, email}: Props): ReactNode {
  return (
    <details className={styles.report}>
      <summary>Zgłoś błąd w artykule</summary>
      <p>Gdzie jest błąd?</p>
      <ul>
        {[undefined, ...sections].map((section) => {
          const message = {title, ...(section !== undefined && {section})};
          return (
            <li key={section ?? ''}>
              <Link to={messageAddress(email, message)} className="onward">
                {section ?? 'W całym artykule albo nie wiem'}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
