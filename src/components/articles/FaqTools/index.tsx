import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import SearchForm from '@site/src/components/search/SearchForm';
import {kindName} from '@site/src/domain/search/parameters';
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
    <div className={clsx(styles.tools, 'needsScript', 'noPrint')} data-part="faq">
      <SearchForm
        label="Szukaj w pytaniach"
        // The slug of questions in `searchAddress.ts`, which would be too much to load here.
        button={{name: kindName, value: 'pytania'}}
      />
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
