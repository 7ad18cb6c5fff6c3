import {useId, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import PhoneFold from '@site/src/components/ui/PhoneFold';
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
  writeFilters,
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

/** A list of more articles is folded, so that its page does not grow with them. */
const foldFrom = 50;
/** Of a folded list: articles of each category, and of what was filtered at a time. */
const foldedTo = {category: 6, step: 40} as const;

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
  return (
    <div className={styles.layout}>
      <FilterPanel
        options={options}
        filters={filters}
        counts={counts}
        onToggle={(group, value) => {
          changeFilters((now) => toggleFilter(now, group, value));
        }}
        onClear={() => {
          changeFilters(({sort}) => ({...noFilters, sort}));
        }}
      />
      <div>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {formatCount(found.length, articleForms)}
          </p>
          <div className={clsx(styles.sort, 'needsScript', 'noPrint')}>
            <label htmlFor={sortId}>Sortuj</label>
            <Select
              id={sortId}
              options={articleSorts.map((sort) => ({value: sort, label: sortNames[sort]}))}
              value={filters.sort}
              onChange={(sort) => {
                changeFilters((now) => ({...now, sort}));
              }}
            />
          </div>
        </div>
        {found.length === 0 && (
          <div className={styles.empty}>
            <p>{labels.noMatchingData}.</p>
            <Button
              onClick={() => {
                changeFilters(() => noFilters);
              }}>
              Wyczyść filtry
            </Button>
          </div>
        )}
        {filters.sort === 'kategorie' &&
        (found.length <= foldFrom || found.length === articles.length) ? (
          <ByCategory articles={found} isFiltered={found.length < articles.length} />
        ) : (
          <InSteps key={JSON.stringify(filters)} articles={found} />
        )}
      </div>
    </div>
  );
}

/** On a phone the categories are folded until something is chosen. */
function ByCategory({articles, isFiltered}: Props & {readonly isFiltered: boolean}): ReactNode {
  const categories = [...new Set(articles.map((article) => article.category))];
  const isFolded = articles.length > foldFrom;
  return (
    <>
      {categories.map((category) => {
        const own = articles.filter((article) => article.category === category);
        const shown = isFolded ? own.slice(0, foldedTo.category) : own;
        return (
          <section key={category} className={styles.category}>
            <h2>{category}</h2>
            <PhoneFold
              id={toHeadingId(category)}
              label={formatCount(own.length, articleForms)}
              isOpen={isFiltered}>
              {shown.map((article) => (
                <ArticleRow key={article.permalink} article={article} as="h3" isUnderCategory />
              ))}
              {shown.length < own.length && (
                <p className="needsScript">
                  <Link
                    to={`/baza-wiedzy${writeFilters({...noFilters, categories: [toHeadingId(category)]}, '')}`}>
                    Wszystkie z kategorii {category}: {formatCount(own.length, articleForms)}
                  </Link>
                </p>
              )}
            </PhoneFold>
          </section>
        );
      })}
      {isFolded && (
        <p className="withoutScript">
          Wszystkie artykuły są na <Link to="/baza-wiedzy/tagi">stronach tagów</Link>.
        </p>
      )}
    </>
  );
}

/** What was found, a few more at each press. */
function InSteps({articles}: Props): ReactNode {
  const [count, setCount] = useState<number>(foldedTo.step);
  return (
    <>
      {articles.slice(0, count).map((article) => (
        <ArticleRow key={article.permalink} article={article} as="h2" />
      ))}
      {count < articles.length && (
        <Button
          onClick={() => {
            setCount(count + foldedTo.step);
          }}>
          Pokaż kolejne
        </Button>
      )}
    </>
  );
}
