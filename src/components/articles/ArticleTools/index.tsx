import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {messageAddress} from '@site/src/domain/articles/message';
import {formatDate} from '@site/src/domain/polish/date';
import {takesMessages} from '@site/src/site/settings';
import Cite from './Cite';
import ReportError from './ReportError';
import Share from './Share';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly article: Pick<ArticleMetadata, 'kind' | 'author' | 'checked'>;
  /** Names of its sections. */
  readonly sections: readonly string[];
}

/** What a reader can do with an article. Without scripts only the two ways to write are left, where one can. */
export default function ArticleTools({title, article, sections}: Props): ReactNode {
  const settings = useSettings();
  const canWrite = takesMessages(settings);
  return (
    <section id="narzedzia" aria-label="Narzędzia artykułu" className="noPrint">
      <div className={styles.row}>
        <CopyLink label="Kopiuj link" />
        <Share title={title} />
        <PrintButton />
        <Cite
          title={title}
          author={article.author ?? settings.name}
          checked={formatDate(article.checked)}
        />
      </div>
      {canWrite && (
        <>
          {article.kind === 'article' && (
            <p>
              <Link to={messageAddress(settings.email, {title})}>
                Napisz, czego brakuje w tym artykule
              </Link>
            </p>
          )}
          <ReportError title={title} sections={sections} email={settings.email} />
        </>
      )}
    </section>
  );
}
