import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {
  checkedAttribute,
  oldSourcesWarning,
  type ArticleMetadata,
} from '@site/src/domain/articles/article';
import styles from './styles.module.css';

/** Warns of sources checked over 12 months ago by the visitor's clock; the old-sources script shows it. */
export default function OldSources({
  checked,
  isOld,
}: Pick<ArticleMetadata, 'checked' | 'isOld'>): ReactNode {
  return (
    <>
      <Head>
        <html lang="pl" {...{[checkedAttribute]: checked}} />
      </Head>
      {isOld ? (
        <p className={styles.oldSources}>{oldSourcesWarning}</p>
      ) : (
        <p className={clsx(styles.oldSources, styles.onlyWhenOld)} />
      )}
    </>
  );
}
