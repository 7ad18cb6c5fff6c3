import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {MemberCount} from '@site/src/domain/calculator/members/memberCounts';
import type {QuickInput} from '@site/src/domain/calculator/quick';
import styles from './quick.module.css';

interface Props {
  readonly quick: QuickInput;
  readonly onChange: (members: readonly MemberCount[]) => void;
}

const Kinds = lazyPart(() => import('./Kinds'), {
  message: 'Nie udało się wczytać listy.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/** What the cooperative has, ticked on a list that is fetched when opened. */
export default function Composition({quick, onChange}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.composition}
      onToggle={({currentTarget}) => {
        setWasOpened((before) => before || currentTarget.open);
      }}>
      <summary>Zmień skład: zaznacz, co ma spółdzielnia</summary>
      {wasOpened && <Kinds quick={quick} onChange={onChange} />}
    </details>
  );
}
