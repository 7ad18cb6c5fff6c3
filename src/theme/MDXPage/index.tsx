import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/MDXPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import CheckedPage from '@site/src/components/shell/CheckedPage';
import {Counted, Uncounted} from '@site/src/components/owner/ByStatistics';
import ContactPolicy from '@site/src/components/owner/ContactPolicy';
import ForcedColorMode from '@site/src/components/shell/ForcedColorMode';
import OwnerData from '@site/src/components/owner/OwnerData';
import type {PageDrawingName, PagePart} from '@site/src/site/pageParts';
import PageDrawing from '@site/src/components/pictures/PageDrawing';
import PageHeader from '@site/src/components/shell/PageHeader';
import {contentId} from '@site/src/site/anchors';
import StatisticsNote from '@site/src/components/owner/StatisticsNote';
import StorageKeys from '@site/src/components/owner/StorageKeys';
import WhereToWrite from '@site/src/components/owner/WhereToWrite';
import type {ForcedMode} from '@site/src/domain/browser/colorMode';
import type {PageCheckName} from '@site/src/domain/browser/navigation/pageChecks';
import {formatDate, unbrokenHtml} from '@cooperative/polish';
import styles from './styles.module.css';

/** What pages may use in addition to `MDXComponents`, where it would be in the first load of every article. */
const parts = {
  ContactPolicy,
  Counted,
  OwnerData,
  StatisticsNote,
  StorageKeys,
  Uncounted,
  WhereToWrite,
} satisfies Readonly<Record<PagePart, unknown>>;

/** Ejected: our page header with the title from the front matter, the text with its contents beside it. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, frontMatter} = Content.metadata;
  // In the shape of the page schema.
  const {
    updated,
    lead,
    drawing,
    color_mode: forcedMode,
    checks = [],
  } = frontMatter as unknown as {
    updated: string;
    lead?: string;
    drawing?: PageDrawingName;
    color_mode?: ForcedMode;
    checks?: readonly PageCheckName[];
  };
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      {forcedMode && <ForcedColorMode mode={forcedMode} />}
      <CheckedPage checks={checks}>
        <main className="container" id={contentId}>
          <PageHeader
            title={title ?? ''}
            lead={lead}
            picture={drawing && <PageDrawing name={drawing} />}>
            <p className="meta">
              Aktualizacja: <time dateTime={updated}>{formatDate(updated)}</time>
            </p>
          </PageHeader>
          <div className={clsx(styles.columns, drawing && styles.story)}>
            {/* Who reads a page with a drawing reads all of it. */}
            {drawing === undefined && (
              <nav className={clsx(styles.contents, 'noPrint')} aria-label="Na tej stronie">
                <h2>Na tej stronie</h2>
                <ul>
                  {Content.toc.map(({id, value}) => (
                    <li key={id}>
                      {/* Comes from our own Markdown at build time. */}
                      <a href={`#${id}`} dangerouslySetInnerHTML={{__html: unbrokenHtml(value)}} />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <div className="prose page">
              <MDXContent>
                <MDXProvider components={parts}>
                  <Content />
                </MDXProvider>
              </MDXContent>
            </div>
          </div>
        </main>
      </CheckedPage>
    </Layout>
  );
}
