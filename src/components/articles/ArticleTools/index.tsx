import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import {contactAddress, mailAddress} from '@site/src/domain/articles/message';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {storage} from '@site/src/site/behaviour';
import {takesMessages} from '@site/src/site/settings';
import Opinion from './Opinion';
import ReadAloud from './ReadAloud';
import Share from './Share';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly asksForOpinion: boolean;
}

/** What a reader can do with an article. Without scripts only the report of an error is left, where one can write. */
export default function ArticleTools({title, asksForOpinion}: Props): ReactNode {
  const settings = useSettings();
  const {email} = settings;
  const canWrite = takesMessages(settings);
  const {pathname} = useLocation();
  return (
    <section
      id="narzedzia"
      className={clsx(styles.tools, 'noPrint')}
      data-kept={storage.articleAnswers}
      data-kept-as={pathname}>
      {asksForOpinion && <Opinion title={title} canWrite={canWrite} />}
      <div className={styles.row}>
        <CopyLink label="Kopiuj link" />
        <Share title={title} />
        <PrintButton />
        <ReadAloud />
        {canWrite && (
          <Link to={email === null ? contactAddress({title}) : mailAddress(email, {title})}>
            Zgłoś błąd w artykule
          </Link>
        )}
      </div>
    </section>
  );
}
