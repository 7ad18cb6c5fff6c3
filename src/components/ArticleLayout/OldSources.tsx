import {useLayoutEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Notice from '@site/src/components/Notice';
import {
  checkedAttribute,
  oldSourcesAttribute,
  type ArticleMetadata,
} from '@site/src/domain/article';
import {isOverAYearAgo} from '@site/src/domain/polishDate';
import styles from './styles.module.css';

/**
 * Warns of sources checked over 12 months ago by the visitor's clock. The page comes with the warning unseen: an inline
 * script shows it before the first paint, this component after a navigation inside the site.
 */
export default function OldSources({
  checked,
  isOld,
}: Pick<ArticleMetadata, 'checked' | 'isOld'>): ReactNode {
  useLayoutEffect(() => {
    const {documentElement} = document;
    documentElement.toggleAttribute(oldSourcesAttribute, isOverAYearAgo(checked, new Date()));
    return () => {
      documentElement.removeAttribute(oldSourcesAttribute);
    };
  }, [checked]);
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
