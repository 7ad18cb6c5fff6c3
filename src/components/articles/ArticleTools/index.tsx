import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contactPage} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';
import type {Props} from './ReaderTools';
import styles from './styles.module.css';

/** The tools below an article, fetched once the reader first moves; until then only a link to report an error, where one can. */
export default function ArticleTools(props: Props): ReactNode {
  const canReport = takesMessages(useSettings());
  // Without a connection the article and the link are still there.
  const {code: ReaderTools, fetchCode} = useFetchedCode(
    async () => (await import('./ReaderTools')).default,
  );
  useEffect(() => {
    window.addEventListener('scroll', fetchCode, {once: true});
    return () => {
      window.removeEventListener('scroll', fetchCode);
    };
  }, [fetchCode]);

  return (
    <section id="narzedzia" className={`${styles.tools} noPrint`}>
      {ReaderTools ? (
        <ReaderTools {...props} />
      ) : (
        canReport && <Link to={contactPage.to}>Zgłoś błąd w artykule</Link>
      )}
    </section>
  );
}
