import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Offer} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** What the platform gives: for each promise what we do, what the member does and what the result is. */
export default function Promises({promises}: Pick<Offer, 'promises'>): ReactNode {
  return (
    <section className={styles.promises} aria-label="Co obejmuje platforma">
      {promises.map(({title, weDo, youDo, result, link}) => (
        <div key={title} className={styles.promise}>
          <h2>{title}</h2>
          <dl>
            <div>
              <dt>Co robimy</dt>
              <dd>{weDo}</dd>
            </div>
            <div>
              <dt>Co robisz Ty</dt>
              <dd>{youDo}</dd>
            </div>
            <div>
              <dt>Co z tego masz</dt>
              <dd>{result}</dd>
            </div>
          </dl>
          {link && <Link to={link.to}>{link.label}</Link>}
        </div>
      ))}
    </section>
  );
}
