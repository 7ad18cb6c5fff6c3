import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import MDXContent from '@theme/MDXContent';
import ArticleLayout from '@site/src/components/articles/ArticleLayout';
import BesideNav from '@site/src/components/articles/BesideNav';
import SameLocation from '@site/src/docusaurus/browser/SameLocation';
import CheckedPage from '@site/src/components/shell/CheckedPage';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';
import {articleOf} from '@site/src/domain/articles/article';
import {faqPage, glossaryPage, papersPage} from '@site/src/site/navigation';
import shell from '@site-data/shell.json';

/** Ejected: our article page with its sources in the margin. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const article = articleOf(metadata);
  return (
    <SameLocation>
      <BesideNav
        categories={shell.categories}
        current={article.category}
        articles={article.neighbours}
        others={[
          {
            label: 'Pytania i odpowiedzi',
            to: article.kind === 'faq' ? metadata.permalink : faqPage.to,
          },
          glossaryPage,
          papersPage,
        ]}
        currentPath={metadata.permalink}>
        <CheckedPage checks={article.checks ?? []}>
          <ArticleLayout
            title={metadata.title}
            article={article}
            tags={metadata.tags}
            contents={toc
              .filter((heading) => heading.level === 2)
              .map(({id, value}) => ({id, html: value}))}
            breadcrumbs={<DocBreadcrumbs />}
            previous={metadata.previous}
            next={metadata.next}>
            {article.forcedMode && <ForcedColorMode mode={article.forcedMode} />}
            <MDXContent>{children}</MDXContent>
          </ArticleLayout>
        </CheckedPage>
      </BesideNav>
    </SameLocation>
  );
}
