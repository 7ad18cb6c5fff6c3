import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import type {ArticleListItem} from '@site/src/domain/articles/article';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  readonly articles: readonly ArticleListItem[];
}

export default function NewestArticles({articles}: Props): ReactNode {
  return (
    <Section id="z-bazy-wiedzy" title="Z bazy wiedzy">
      <div className={styles.newest}>
        {articles.map((article) => (
          <ArticleRow key={article.permalink} article={article} as="h3" />
        ))}
      </div>
      <Link to="/baza-wiedzy" className={styles.all}>
        Wszystkie artykuły
      </Link>
    </Section>
  );
}
