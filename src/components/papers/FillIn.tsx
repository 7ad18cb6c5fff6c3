import type {ReactNode} from 'react';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {formatCount} from '@cooperative/polish';
import styles from './styles.module.css';

const title = 'Co wpisać i na co zwrócić uwagę';
const hintForms = {
  one: 'wskazówka',
  few: 'wskazówki',
  many: 'wskazówek',
  other: 'wskazówki',
};

interface Props {
  readonly sentences: readonly string[];
}

/** What to write into a paper: before it on a screen, and on paper after it, so that a form is clean. */
export default function FillIn({sentences}: Props): ReactNode {
  return (
    <section className={styles.fillIn} aria-label={title}>
      <h2>{title}</h2>
      <HeadingFold name={title} label={formatCount(sentences.length, hintForms)}>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </HeadingFold>
    </section>
  );
}
