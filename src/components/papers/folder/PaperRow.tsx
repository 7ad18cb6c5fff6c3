import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import {stateWords, warningsIn, type Warning} from '@site/src/domain/papers/checks';
import {copiesOf, fillingOf, sparedFounders} from '@site/src/domain/papers/copies';
import {fieldProgress} from '@site/src/domain/papers/fill';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import type {Paper} from '@site/src/domain/papers/paper';
import {fillPlaceId} from '@site/src/site/anchors';
import MissingFields from '../MissingFields';
import {useDesk} from './desk';
import styles from './PaperRow.module.css';

interface Props {
  readonly paper: Paper;
  /** What the law says of the folder: as long as it says anything, no paper is ticked off. */
  readonly warnings: readonly Warning[];
}

/** A paper of the folder: filled in, with something missing, or with what the law says of it. */
export default function PaperRow({paper, warnings}: Props): ReactNode {
  const {folder} = useDesk();
  const copies = copiesOf(paper, folder);
  // Of a paper of many members, the copy that lacks the most.
  const [worst] = copies
    .map((member) => fillingOf(paper, folder, member))
    .map((filling) => ({filling, ...fieldProgress(paper, filling)}))
    .sort((one, other) => other.missing.length - one.missing.length);
  const filled = worst?.filled ?? 0;
  const missing = worst?.missing.length ?? 0;
  const own = worst === undefined ? [] : warningsIn(warnings, paper);
  const isFilled = worst !== undefined && missing === 0;
  const isTicked = isFilled && warnings.length === 0;
  const open = filled === 0 ? 'none' : 'begun';
  const state = own.length > 0 ? 'remark' : isTicked ? 'done' : isFilled ? 'filled' : open;
  const words = stateWords(own, missing);
  return (
    <li className={styles.row} data-state={state}>
      <svg className={styles.sheet} viewBox="0 0 44 56" aria-hidden="true">
        <path d="M4 3h26l10 10v40H4z" />
        {state !== 'none' && <path d="M30 3v10h10M11 22h22M11 30h22" />}
        {isFilled && <path d="M11 38h22M11 46h12" />}
      </svg>
      <Link to={`${paper.address}#${fillPlaceId}`}>
        {paper.title}
        {copies.length > 1 && ` (egzemplarze: ${copies.length})`}
      </Link>
      <span className={styles.bar} aria-hidden="true">
        <span style={{width: `${isFilled ? 100 : (100 * filled) / (filled + missing || 1)}%`}} />
      </span>
      {/* Before anything is written, all of them lack everything. */}
      {isEmptyFolder(folder) ? null : worst === undefined ? (
        <p className="meta">
          {sparedFounders(paper, folder).length > 0
            ? 'założyciele go nie składają: podpisują statut'
            : 'nie ma członka, dla którego jest ten wzór'}
        </p>
      ) : isFilled ? (
        // What the law says stands in full once: in the steps.
        <p className={isTicked ? styles.done : 'meta'}>
          {isTicked && <Icon name="check" />} {own.length > 0 && <Icon name="error" />} {words}
        </p>
      ) : (
        <details>
          <summary>
            {own.length > 0 && <Icon name="error" />} {words}
          </summary>
          <MissingFields filling={worst.filling} paper={paper} />
        </details>
      )}
    </li>
  );
}
