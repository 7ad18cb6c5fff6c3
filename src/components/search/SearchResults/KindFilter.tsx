import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Chip from '@site/src/components/ui/buttons/Chip';
import {type SearchKind, searchKinds} from '@cooperative/polish-search';
import {kindsNames} from './resultParts';
import styles from './styles.module.css';

interface Props {
  readonly counts: Readonly<Record<SearchKind, number>>;
  readonly chosen: SearchKind | null;
  readonly onChoose: (kind: SearchKind | null) => void;
}

/** One chip for each kind that would have results; pressing a chosen one shows all kinds again. */
export default function KindFilter({counts, chosen, onChoose}: Props): ReactNode {
  const kinds = searchKinds.filter((kind) => counts[kind] > 0 || kind === chosen);
  // A single kind is not a choice.
  if (kinds.length < 2 && chosen === null) {
    return null;
  }
  return (
    <div role="group" aria-label="Pokaż tylko" className={styles.row}>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          isChosen={kind === chosen}
          onClick={() => {
            onChoose(kind === chosen ? null : kind);
          }}>
          {kindsNames[kind]}
        </Chip>
      ))}
    </div>
  );
}

/** The way back from one kind to all. */
export function WholeSite({chosen, onChoose}: Omit<Props, 'counts'>): ReactNode {
  return (
    chosen !== null && (
      <p className={styles.notice}>
        <Button
          onClick={() => {
            onChoose(null);
          }}>
          Szukaj w całym serwisie
        </Button>
      </p>
    )
  );
}
