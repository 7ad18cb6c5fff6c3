import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Notice from '@site/src/components/ui/Notice';
import {checkedAttribute, type ArticleMetadata} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

/** Warns of sources checked over 12 months ago by the visitor's clock; the old-sources script reveals it. */
export default function OldSources({
  checked,
  isOld,
}: Pick<ArticleMetadata, 'checked' | 'isOld'>): ReactNode {
  return (
    <>
      <Head>
        <html lang="pl" {...{[checkedAttribute]: checked}} />
      </Head>
      <div className={isOld ? undefined : styles.oldSources}>
        <Notice kind="warning">
          <p>Od sprawdzenia źródeł minęło ponad 12 miesięcy. Przepisy mogły się zmienić.</p>
        </Notice>
      </div>
    </>
  );
}
