import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '@site/src/components/ui/Section';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

interface Props {
  readonly articles: readonly ArticleListItem[];
}

/** The newest articles; the whole card is the link. */
export default function NewestArticles({articles}: Props): ReactNode {
  return (
    <Section
      tint="slate"
      id="z-bazy-wiedzy"
      title="Z bazy wiedzy"
      more={
        <Link className={`onward ${styles.more}`} to="/baza-wiedzy">
          Wszystkie<span className="visuallyHidden"> artykuły</span>
        </Link>
      }>
      <div className={styles.newest}>
        {articles.map(({permalink, title, description, category, readingMinutes}) => (
          <article key={permalink}>
            <p className={styles.category}>
              {category} · {readingMinutes} min
            </p>
            <h3>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
