import {useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {keyRemarks} from '@site/src/domain/calculator/planKey';
import {equalShares, sharesByOutlay} from '@site/src/domain/calculator/members/shares';
import {Setting} from '../../shared/fields/Settings';
import type {FormPartProps, KnownPlan} from '../formPart';
import styles from '../full.module.css';

interface Props extends FormPartProps {
  readonly known: KnownPlan | null;
}

/** How the members divide what the cooperative saves among themselves, apart from the seller's bill. */
export default function InternalKeyFields({cooperative, onChange, known}: Props): ReactNode {
  const {key, members} = cooperative;
  // Switching between the two keys must not lose the shares typed.
  const lastFixed = useRef(key);
  const choose = (chosen: typeof key): void => {
    if (key.kind === 'fixed') {
      lastFixed.current = key;
    }
    onChange({...cooperative, key: chosen});
  };
  const byOutlay = sharesByOutlay(cooperative);
  return (
    <>
      <p className="meta">
        Klucz wewnętrzny to umowa między członkami. Nie zmienia rachunku sprzedawcy: ten dzieli
        energię kupioną według rozporządzenia.
      </p>
      {(known ? keyRemarks(known.record, known.input) : []).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <Setting
        of="key"
        value={key.kind}
        onChange={(kind) => {
          const {current} = lastFixed;
          const isKept = current.kind === 'fixed' && current.shares.length === members.length;
          choose(kind === 'hourly' ? {kind} : isKept ? current : equalShares(cooperative));
        }}
      />
      {key.kind === 'fixed' && (
        <>
          <p>
            Udział wpisuje się przy członku, na górze formularza: procenty, wkład w złotych albo
            inną miarę, tę samą dla wszystkich. Nowy członek zaczyna od udziału 1.
          </p>
          <div className={styles.bar}>
            <Button onClick={() => choose(equalShares(cooperative))}>Udziały po równo</Button>
            {byOutlay && <Button onClick={() => choose(byOutlay)}>Udziały według wkładów</Button>}
          </div>
        </>
      )}
    </>
  );
}
