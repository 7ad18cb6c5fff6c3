import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import {copiesOf} from '@site/src/domain/papers/copies';
import {fieldProgress} from '@site/src/domain/papers/fill';
import type {Folder} from '@site/src/domain/papers/folderData';
import type {Paper} from '@site/src/domain/papers/paper';
import MissingFields from '../MissingFields';
import styles from './PaperCard.module.css';

interface Props {
  readonly paper: Paper;
  readonly folder: Folder;
}

/** A paper of the folder: ready, with something missing, or not begun. */
export default function PaperCard({paper, folder}: Props): ReactNode {
  const copies = copiesOf(paper, folder);
  // Of a paper of many members, the copy that lacks the most.
  const [worst] = copies
    .map((member) => ({folder, member}))
    .map((filling) => ({filling, ...fieldProgress(paper, filling)}))
    .sort((one, other) => other.missing.length - one.missing.length);
  const filled = worst?.filled ?? 0;
  const missing = worst?.missing.length ?? 1;
  const state = missing === 0 ? 'done' : filled === 0 ? 'none' : 'begun';
  return (
    <li className={styles.card} data-state={state}>
      <svg className={styles.sheet} viewBox="0 0 44 56" aria-hidden="true">
        <path d="M4 3h26l10 10v40H4z" />
        {state !== 'none' && <path d="M30 3v10h10M11 22h22M11 30h22" />}
        {state === 'done' && <path d="M11 38h22M11 46h12" />}
      </svg>
      <Link to={paper.address}>
        {paper.title}
        {copies.length > 1 && ` (pism: ${copies.length})`}
      </Link>
      <span className={styles.bar} aria-hidden="true">
        <span style={{width: `${missing === 0 ? 100 : (100 * filled) / (filled + missing)}%`}} />
      </span>
      {worst === undefined ? (
        <p className="meta">nie ma członka, dla którego jest to pismo</p>
      ) : missing === 0 ? (
        <p className={styles.ready}>
          <Icon name="check" /> gotowe
        </p>
      ) : (
        <details>
          <summary>{state === 'none' ? 'nic nie wpisano' : `brakuje pól: ${missing}`}</summary>
          <MissingFields filling={worst.filling} paper={paper} />
        </details>
      )}
    </li>
  );
}
