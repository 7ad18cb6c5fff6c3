import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CopyLink from '@site/src/components/ui/buttons/CopyLink';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import type {GlossaryEntry} from '@site/src/domain/articles/glossary';
import styles from './styles.module.css';

interface Props {
  readonly entry: GlossaryEntry;
  readonly isOpen: boolean;
  /** Called when the visitor goes to another term, which a filter may have hidden. */
  readonly onFollow: () => void;
}

/** A term, under which its definition and the article to read on are folded; in them what fewer ask for. */
export default function Entry({entry, isOpen, onFollow}: Props): ReactNode {
  const {id, term, abbreviations, forms, synonyms, definition, basis, article, see} = entry;
  return (
    <div className={styles.entry}>
      <dt>
        {term}
        {abbreviations.length > 0 && (
          <span className={styles.abbreviations}> ({abbreviations.join(', ')})</span>
        )}
      </dt>
      <dd>
        <HeadingFold
          id={id}
          until="ever"
          label={<span className="visuallyHidden">Co to znaczy: {term}?</span>}
          isOpen={isOpen}>
          <p>{definition}</p>
          <div className={styles.further}>
            {article && (
              <p data-link-previews>
                <Link to={article.permalink} className="onward">
                  {article.title}
                </Link>
              </p>
            )}
            <details className={clsx(styles.more, 'meta')}>
              <summary className="noPrint">Podstawa i&nbsp;odmiana</summary>
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
              <p className="noPrint">Odmiana: {forms.join(', ')}</p>
              <CopyLink hash={id} label="Kopiuj link do hasła" />
            </details>
          </div>
        </HeadingFold>
      </dd>
    </div>
  );
}
