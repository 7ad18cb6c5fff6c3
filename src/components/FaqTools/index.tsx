import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/Button';
import SearchForm from '@site/src/components/SearchForm';
import styles from './styles.module.css';

/** Search and "open all" above the questions. */
export default function FaqTools(): ReactNode {
  const setAll = (isOpen: boolean): void => {
    for (const question of document.querySelectorAll<HTMLDetailsElement>(
      'article .prose details',
    )) {
      question.open = isOpen;
    }
  };
  return (
    <div className={clsx(styles.tools, 'needsScript', 'noPrint')}>
      <SearchForm label="Szukaj w pytaniach" kind="question" />
      <div className={styles.buttons}>
        <Button
          look="plain"
          onClick={() => {
            setAll(true);
          }}>
          Rozwiń wszystkie
        </Button>
        <Button
          look="plain"
          onClick={() => {
            setAll(false);
          }}>
          Zwiń wszystkie
        </Button>
      </div>
    </div>
  );
}
