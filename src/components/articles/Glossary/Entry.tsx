import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import type {GlossaryEntry} from '@site/src/domain/articles/glossary';
import styles from './styles.module.css';

interface Props {
  readonly entry: GlossaryEntry;
  /** Called when the visitor goes to another term, which a filter may have hidden. */
  readonly onFollow: () => void;
}

/** A term with its definition and the article to read on; what fewer ask for is folded. */
export default function Entry({entry, onFollow}: Props): ReactNode {
  const {id, term, abbreviations, forms, synonyms, definition, basis, article, see} = entry;
  return (
    <div className={styles.entry}>
      <dt id={id}>
        {term}
        {abbreviations.length > 0 && (
          <span className={styles.abbreviations}> ({abbreviations.join(', ')})</span>
        )}
      </dt>
      <dd className={styles.definition}>{definition}</dd>
      {article && (
        <dd data-link-previews>
          Więcej: <Link to={article.permalink}>{article.title}</Link>
        </dd>
      )}
      <dd className="meta">
        <details>
          <summary>
            {see.length > 0 ? 'Hasła pokrewne, podstawa, odmiana' : 'Podstawa i odmiana'}
          </summary>
          {see.length > 0 && (
            <p>
              Zobacz też:{' '}
              {see.map((other, index) => (
                <Fragment key={other.id}>
                  {index > 0 && ', '}
                  <a href={`#${other.id}`} onClick={onFollow}>
                    {other.term}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          <p>Podstawa: {basis}</p>
          {synonyms.length > 0 && <p>Słowa bliskie: {synonyms.join(', ')}</p>}
          <p>Odmiana: {forms.join(', ')}</p>
          <CopyLink hash={id} label="Kopiuj link do hasła" />
        </details>
      </dd>
    </div>
  );
}
