import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {formatCount} from '@cooperative/polish';
import {articleForms} from '@site/src/site/nouns';
import articles from '@site-data/articles.json';

/** Ejected: our page header, Polish counts and the rows of the article list. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const base = useBaseUrl('/');
  const tagged = new Set(tag.items.map(({permalink}) => permalink.replace(base, '/')));
  const rows = articles.filter(({permalink}) => tagged.has(permalink));
  return (
    <main className="container" id={contentId}>
      <PageMetadata
        title={`Artykuły z tagiem ${tag.label}`}
        description={tag.description ?? `Artykuły bazy wiedzy z tagiem ${tag.label}.`}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <PageHeader title={tag.label} lead={tag.description}>
        <p className="meta">
          {formatCount(rows.length, articleForms)} ·{' '}
          <Link to={tag.allTagsPath}>Wszystkie tagi</Link>
        </p>
      </PageHeader>
      <div className="page">
        {rows.map((article) => (
          <ArticleRow key={article.permalink} article={article} as="h2" />
        ))}
      </div>
    </main>
  );
}
