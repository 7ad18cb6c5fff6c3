import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagDocListPage';
import PageHeader from '@site/src/components/PageHeader';
import {contentId} from '@site/src/components/SkipLinks';
import {articleForms, formatCount} from '@site/src/site/format';

/** Ejected: our page header and Polish counts. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  return (
    <main className="container" id={contentId}>
      <PageMetadata
        title={`Artykuły z tagiem ${tag.label}`}
        description={tag.description ?? `Artykuły bazy wiedzy z tagiem ${tag.label}.`}
      />
      <PageHeader title={tag.label} lead={tag.description} place={16}>
        <p className="meta">
          {formatCount(tag.count, articleForms)} · <Link to={tag.allTagsPath}>Wszystkie tagi</Link>
        </p>
      </PageHeader>
      <div className="page">
        {tag.items.map((doc) => (
          <section key={doc.id}>
            <h2 className="tagTitle">
              <Link to={doc.permalink}>{doc.title}</Link>
            </h2>
            <p>{doc.description}</p>
          </section>
        ))}
      </div>
    </main>
  );
}
