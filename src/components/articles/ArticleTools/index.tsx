import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from './Tools';
import styles from './styles.module.css';

/** The tools at the end of an article, fetched when the reader begins to move; until then the way to report an error. */
export default function ArticleTools(props: Props): ReactNode {
  const [Tools, setTools] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    const load = (): void => {
      import('./Tools').then(
        ({default: Loaded}) => {
          setTools(() => Loaded);
        },
        // Without a connection the article and the link are still there.
        () => undefined,
      );
    };
    window.addEventListener('scroll', load, {once: true});
    return () => {
      window.removeEventListener('scroll', load);
    };
  }, []);

  return (
    <section id="narzedzia" className={`${styles.tools} noPrint`}>
      {Tools ? <Tools {...props} /> : <Link to="/kontakt">Zgłoś błąd w artykule</Link>}
    </section>
  );
}
