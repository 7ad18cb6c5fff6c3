import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import {formatCount} from '@cooperative/polish';
import {articleForms} from '@site/src/site/nouns';
import articles from '@site-data/articles.json';
import styles from './styles.module.css';

/** Ejected: a plain list in the order of the filters, with the counts of the filters: the FAQ, no article, is not in them. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const alphabetical = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'pl'));
  return (
    <main className="container" id={contentId}>
      <PageMetadata
        title="Tagi bazy wiedzy"
        description="Wszystkie tagi artykułów o spółdzielniach energetycznych z liczbą artykułów."
      />
      <PageHeader title="Tagi bazy wiedzy" />
      <ul className={styles.tags}>
        {alphabetical.map((tag) => (
          <li key={tag.permalink}>
            <Link to={tag.permalink}>{tag.label}</Link>{' '}
            <span className="meta">
              {formatCount(
                articles.filter(({tags: own}) => own.includes(tag.label)).length,
                articleForms,
              )}
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}
