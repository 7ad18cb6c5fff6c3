import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CategoryPictogram from '@site/src/components/pictures/CategoryPictogram';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import {noFilters, writeFilters} from '@site/src/domain/articles/filters';
import {formatCount, toHeadingId} from '@cooperative/polish';
import {articleForms} from '@site/src/site/nouns';
import styles from './styles.module.css';

interface Props {
  readonly articles: readonly ArticleListItem[];
  /** How many of each category are shown; the others are behind a link. */
  readonly limit: number;
}

/** Of each category, the first in the editors' order have a card. */
const startCards = 3;

/** All articles by category: where to start, and the titles of the rest, which a phone folds. */
export default function Categories({articles, limit}: Props): ReactNode {
  const categories = [...new Set(articles.map((article) => article.category))];
  return categories.map((category) => (
    <Category
      key={category}
      name={category}
      articles={articles.filter((article) => article.category === category)}
      limit={limit}
    />
  ));
}

function Category({name, articles, limit}: Props & {readonly name: string}): ReactNode {
  const id = toHeadingId(name);
  const start = articles.slice(0, startCards);
  const rest = articles.slice(startCards, limit);
  return (
    <section className={styles.category} id={id}>
      <div className={styles.categoryHead}>
        <CategoryPictogram category={id} />
        <div>
          <h2>{name}</h2>
          <p className="meta">{formatCount(articles.length, articleForms)} · zacznij tu</p>
        </div>
      </div>
      <div className={styles.start}>
        {start.map(({permalink, title, description, readingMinutes}) => (
          <article key={permalink} className={styles.card}>
            <h3>
              <Link to={permalink} className="onward">
                <span>{title}</span>
              </Link>
            </h3>
            <p>{description}</p>
            <p className="meta">{readingMinutes} min czytania</p>
          </article>
        ))}
      </div>
      {rest.length > 0 && (
        <div className={styles.rest}>
          <p className={styles.restName}>Pozostałe</p>
          <HeadingFold
            name={`${name}, pozostałe`}
            label={formatCount(articles.length - start.length, articleForms)}>
            <div className={styles.titles}>
              {rest.map(({permalink, title}) => (
                <article key={permalink}>
                  <h3>
                    <Link to={permalink} className="onward">
                      <span>{title}</span>
                    </Link>
                  </h3>
                </article>
              ))}
            </div>
            {limit < articles.length && (
              <p className="needsScript">
                <Link
                  to={`/baza-wiedzy${writeFilters({...noFilters, categories: [id]})}`}
                  className="onward">
                  Wszystkie z kategorii {name}: {formatCount(articles.length, articleForms)}
                </Link>
              </p>
            )}
          </HeadingFold>
        </div>
      )}
    </section>
  );
}
