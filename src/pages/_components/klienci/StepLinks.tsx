import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import type {PathLink} from '@site/src/domain/articles/audiencePath';
import styles from './path.module.css';

/** What a step is done with, the most useful kind first, and how it is said. */
const kinds: readonly (readonly [PathLink['kind'], string])[] = [
  ['calculator', 'Policz'],
  ['paper', 'Weź wzór'],
  ['article', 'Przeczytaj'],
  ['official', 'Sprawdź u\u00a0źródła'],
];

/** The one thing to do in a step: its name and, as the button, what to do; other papers below it, and what there is to read folded. */
export default function StepLinks({links}: {readonly links: readonly PathLink[]}): ReactNode {
  const ordered = kinds.flatMap(([kind, word]) =>
    links.filter((link) => link.kind === kind).map((link) => ({...link, word})),
  );
  const [first, ...others] = ordered;
  const isRead = ({kind}: PathLink): boolean => kind === 'article' || kind === 'official';
  const used = others.filter((link) => !isRead(link));
  const read = others.filter(isRead);
  return (
    <div className={styles.links}>
      {first && (
        <div className={styles.first}>
          {/* Heard with the button. */}
          <p aria-hidden="true">{first.label}</p>
          <ButtonLink to={first.to} aria-label={`${first.word}: ${first.label}`}>
            {first.word}
          </ButtonLink>
        </div>
      )}
      <List links={used} />
      {read.length > 0 && (
        <details className={styles.read}>
          <summary>Do przeczytania: {read.length}</summary>
          <List links={read} />
        </details>
      )}
    </div>
  );
}

function List({links}: {readonly links: readonly PathLink[]}): ReactNode {
  return (
    links.length > 0 && (
      <ul>
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    )
  );
}
