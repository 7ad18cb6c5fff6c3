import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import Marked from '@site/src/components/search/SearchResults/Marked';
import {kindNames} from '@site/src/components/search/SearchResults/resultParts';
import type {TermCard} from '@site/src/domain/articles/glossary';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

/** What the word that was searched for means, before the places that use it. */
export default function TermAnswer({result, onOpen}: ComponentProps<typeof ResultLink>): ReactNode {
  const [cards, setCards] = useState<Readonly<Record<string, TermCard>>>({});
  useEffect(() => {
    import('@site-data/glossary-cards.json')
      .then((loaded) => {
        setCards(loaded.default);
      })
      .catch(() => {
        // A shortened answer is one too.
      });
  }, []);
  const definition = cards[result.url.replace(/.*#/, '')]?.definition;
  return (
    <section className={styles.answer}>
      <div className={styles.place}>
        <h2 className={styles.title}>
          <ResultLink result={result} onOpen={onOpen} />
        </h2>
        <span className="meta">{kindNames.term}</span>
        <p>{definition ?? <Marked pieces={result.excerpt} />}</p>
      </div>
    </section>
  );
}
