import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import Select from '@site/src/components/ui/controls/Select';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useLabels} from '@site/src/components/ui/labels';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import {
  applyFilters,
  articleSorts,
  countFilters,
  filterOptions,
  noFilters,
  toggleFilter,
  type ArticleSort,
} from '@site/src/domain/articles/filters';
import {useArticleFilters} from '@site/src/browser/articles/useArticleFilters';
import {formatCount} from '@cooperative/polish';
import {articleForms} from '@site/src/site/nouns';
import Categories from './Categories';
import FilterPanel from './FilterPanel';
import styles from './styles.module.css';

interface Props {
  readonly articles: readonly ArticleListItem[];
}

const sortNames: Readonly<Record<ArticleSort, string>> = {
  kategorie: 'Według kategorii',
  najnowsze: 'Najnowsze',
  alfabetycznie: 'Alfabetycznie',
  sprawdzone: 'Ostatnio sprawdzone',
};

/** A list of more articles is folded, so that its page does not grow with them. */
const foldFrom = 50;
/** Of a folded list: articles of each category, and of what was filtered at a time. */
const foldedTo = {category: 12, step: 40} as const;

/**
 * The list of articles with filters. Without scripts it is the whole list by category; a long one tells where the rest
 * is.
 */
export default function ArticleBrowser({articles}: Props): ReactNode {
  const sortId = useId();
  const options = useMemo(() => filterOptions(articles), [articles]);
  const labels = useLabels();
  const [filters, changeFilters] = useArticleFilters(options);
  const found = applyFilters(articles, filters);
  const counts = useMemo(() => countFilters(articles, filters), [articles, filters]);
  const isFolded = articles.length > foldFrom;
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(filters);
  useEffect(() => {
    // After a choice, how many it leaves is in view.
    if (shown.current !== filters) {
      shown.current = filters;
      status.current?.scrollIntoView({block: 'nearest'});
    }
  }, [filters]);
  const clear = (): void => changeFilters(({sort}) => ({...noFilters, sort}));
  return (
    <>
      <FilterPanel
        options={options}
        filters={filters}
        counts={counts}
        onToggle={(group, value) => changeFilters((now) => toggleFilter(now, group, value))}
        onClear={clear}
      />
      <div className={styles.bar}>
        <p ref={status} role="status" className={styles.count}>
          {formatCount(found.length, articleForms)}
        </p>
        <div className={clsx(styles.sort, 'needsScript', 'noPrint')}>
          <label htmlFor={sortId}>Sortuj</label>
          <Select
            id={sortId}
            options={articleSorts.map((sort) => ({value: sort, label: sortNames[sort]}))}
            value={filters.sort}
            onChange={(sort) => changeFilters((now) => ({...now, sort}))}
          />
        </div>
      </div>
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>{labels.noMatchingData}.</p>
          <Button onClick={clear}>Wyczyść filtry</Button>
        </div>
      )}
      {filters.sort === 'kategorie' && found.length === articles.length ? (
        <>
          <Categories articles={found} limit={isFolded ? foldedTo.category : found.length} />
          {isFolded && (
            <p className="withoutScript">
              Wszystkie artykuły są na <Link to="/baza-wiedzy/tagi">stronach tagów</Link>.
            </p>
          )}
        </>
      ) : (
        <InSteps key={JSON.stringify(filters)} articles={found} />
      )}
    </>
  );
}

/** What was found, a few more at each press. */
function InSteps({articles}: Props): ReactNode {
  const [count, setCount] = useState<number>(foldedTo.step);
  return (
    <div className={styles.found}>
      {articles.slice(0, count).map((article) => (
        <ArticleRow key={article.permalink} article={article} as="h2" />
      ))}
      {count < articles.length && (
        <Button onClick={() => setCount(count + foldedTo.step)}>Pokaż kolejne</Button>
      )}
    </div>
  );
}
