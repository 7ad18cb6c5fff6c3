import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {contactAddress, mailAddress} from '@site/src/domain/articleMessage';
import {useSettings} from '@site/src/hooks/useSettings';
import {toolsId} from '@site/src/site/anchors';
import type {Props} from './Tools';
import styles from './styles.module.css';

/** The tools at the end of an article. What needs scripts is fetched when the reader comes near. */
export default function ArticleTools(props: Props): ReactNode {
  const {email} = useSettings();
  const [Tools, setTools] = useState<ComponentType<Props> | null>(null);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          import('./Tools').then(
            ({default: Loaded}) => {
              setTools(() => Loaded);
            },
            // Without a connection the article and the way to report an error are still there.
            () => undefined,
          );
        }
      },
      {rootMargin: '1500px'},
    );
    if (place.current) {
      observer.observe(place.current);
    }
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <section
      ref={place}
      id={toolsId}
      className={clsx(styles.tools, 'noPrint')}
      aria-label="Narzędzia artykułu">
      <div className={styles.late}>{Tools && <Tools {...props} />}</div>
      <Link to={email === null ? contactAddress(props) : mailAddress(email, props)}>
        Zgłoś błąd w artykule
      </Link>
    </section>
  );
}
