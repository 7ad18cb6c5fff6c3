import {useId, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import Select from '@site/src/components/ui/controls/Select';
import {Button} from '@site/src/components/ui/buttons/Button';
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
import {toHeadingId} from '@site/src/domain/kernel/text';
import {useArticleFilters} from '@site/src/browser/articles/useArticleFilters';
import {articleForms, formatCount} from '@site/src/site/format';
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

/** The list of articles with filters. Without scripts it is the whole list by category. */
export default function ArticleBrowser({articles}: Props): ReactNode {
  const sortId = useId();
  const options = useMemo(() => filterOptions(articles), [articles]);
  const [filters, setFilters] = useArticleFilters(options);
  const found = applyFilters(articles, filters);
  const counts = useMemo(() => countFilters(articles, filters), [articles, filters]);
  return (
    <div className={styles.layout}>
      <FilterPanel
        options={options}
        filters={filters}
        counts={counts}
        onToggle={(group, value) => {
          setFilters(toggleFilter(filters, group, value));
        }}
        onClear={() => {
          setFilters({...noFilters, sort: filters.sort});
        }}
      />
      <div>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {formatCount(found.length, articleForms)}
          </p>
          <div className={clsx(styles.sort, 'needsScript')}>
            <label htmlFor={sortId}>Sortuj</label>
            <Select
              id={sortId}
              options={articleSorts.map((sort) => ({value: sort, label: sortNames[sort]}))}
              value={filters.sort}
              onChange={(sort) => {
                setFilters({...filters, sort});
              }}
            />
          </div>
        </div>
        {found.length === 0 && (
          <div className={styles.empty}>
            <p>Brak wyników dla tych filtrów.</p>
            <Button
              onClick={() => {
                setFilters(noFilters);
              }}>
              Wyczyść filtry
            </Button>
          </div>
        )}
        {filters.sort === 'kategorie' ? (
          <ByCategory articles={found} />
        ) : (
          found.map((article) => <ArticleRow key={article.permalink} article={article} as="h2" />)
        )}
      </div>
    </div>
  );
}

function ByCategory({articles}: Props): ReactNode {
  const categories = [...new Set(articles.map((article) => article.category))];
  return categories.map((category) => (
    <section key={category} className={styles.category}>
      <h2 id={toHeadingId(category)}>{category}</h2>
      {articles
        .filter((article) => article.category === category)
        .map((article) => (
          <ArticleRow key={article.permalink} article={article} as="h3" />
        ))}
    </section>
  ));
}
