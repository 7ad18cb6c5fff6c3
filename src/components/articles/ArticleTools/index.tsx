import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import type {ArticleMetadata} from '@site/src/domain/articles/article';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {storage} from '@site/src/site/behaviour';
import {formatDate} from '@site/src/domain/polish/date';
import {takesMessages} from '@site/src/site/settings';
import Cite from './Cite';
import Opinion from './Opinion';
import ReadAloud from './ReadAloud';
import ReportError from './ReportError';
import Share from './Share';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly article: Pick<ArticleMetadata, 'kind' | 'author' | 'checked'>;
  /** Names of its sections. */
  readonly sections: readonly string[];
}

/** What a reader can do with an article. Without scripts only the report of an error is left, where one can write. */
export default function ArticleTools({title, article, sections}: Props): ReactNode {
  const settings = useSettings();
  const canWrite = takesMessages(settings);
  // An opinion that nobody could be told would be a button without an effect.
  const asksForOpinion = canWrite && article.kind === 'article';
  const {pathname} = useLocation();
  return (
    <section
      id="narzedzia"
      aria-label="Narzędzia artykułu"
      className="noPrint"
      {...(asksForOpinion && {'data-kept': storage.articleAnswers, 'data-kept-as': pathname})}>
      {asksForOpinion && <Opinion title={title} />}
      <div className={styles.row}>
        <CopyLink label="Kopiuj link" />
        <Share title={title} />
        <PrintButton />
        <ReadAloud />
        <Cite
          title={title}
          author={article.author ?? settings.name}
          checked={formatDate(article.checked)}
        />
      </div>
      {canWrite && <ReportError title={title} sections={sections} email={settings.email} />}
    </section>
  );
}
