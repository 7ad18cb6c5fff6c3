import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Notice from '@site/src/components/ui/Notice';
import type {Retirement} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish';

/** Opens an article that is out of date, and keeps it out of search engines. */
export default function RetiredNotice({since, reason, replacement}: Retirement): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Notice kind="warning" title="Artykuł nieaktualny">
        <p>
          Od {formatDate(since)} ten artykuł jest nieaktualny. {reason}
        </p>
        {replacement !== undefined && (
          <p>
            <Link to={replacement}>Przeczytaj aktualny artykuł na ten temat</Link>
          </p>
        )}
      </Notice>
    </>
  );
}
