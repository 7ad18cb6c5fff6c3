import type {MouseEvent, ReactNode} from 'react';
import ResultText from '@site/src/components/search/SearchResults/ResultText';
import {kindNames} from '@site/src/components/search/SearchResults/resultParts';
import type {SearchPage} from '@cooperative/polish-search';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly SearchPage[];
  /** Called also when a result is opened in another tab. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Results as links, each page with its title and the sections found there. */
export default function FoundPages({pages, onOpen}: Props): ReactNode {
  return pages.map(({url, kind, results}) => {
    const beginning = results.find(({path}) => path.length === 0);
    const sections = results.filter((result) => result !== beginning);
    const [best] = results;
    if (!best) {
      return null;
    }
    return (
      <section key={url} className={styles.page}>
        <div className={styles.place}>
          <h2 className={styles.title}>
            <ResultLink
              // The title links to the page even if only sections of it were found.
              result={beginning ?? {...best, url, path: [], words: []}}
              onOpen={onOpen}
            />
          </h2>
          <span className="meta">{kindNames[kind]}</span>
          {beginning && <ResultText {...beginning} />}
        </div>
        {sections.length > 0 && (
          <ul className={styles.sections}>
            {sections.map((result) => (
              <li key={result.url} className={styles.place}>
                <ResultLink result={result} onOpen={onOpen} />
                <ResultText {...result} />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
