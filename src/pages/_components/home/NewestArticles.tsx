import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import Section from '@site/src/components/ui/Section';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish/date';
import styles from './styles.module.css';

interface Props {
  readonly articles: readonly ArticleListItem[];
}

/** The newest articles, each with the day its sources were checked. */
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
        {articles.map(({permalink, title, description, category, readingMinutes, checked}) => (
          <article key={permalink}>
            <p className={styles.category}>
              {category} · {readingMinutes} min
            </p>
            <h3>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className="meta">
              <Icon name="lucide:file-check" /> Sprawdzono {formatDate(checked)}
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
