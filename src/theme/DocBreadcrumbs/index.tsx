import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import {articleOf} from '@site/src/domain/articles/article';
import {knowledgeBasePage} from '@site/src/site/navigation';
import shell from '@site-data/shell.json';

/** Ejected: a category links to its place in the article list. */
export default function DocBreadcrumbs(): ReactNode {
  const article = articleOf(useDoc().metadata);
  return (
    <Breadcrumbs
      items={[
        knowledgeBasePage,
        ...shell.categories.filter(({label}) => label === article.category),
      ]}
    />
  );
}
