import type {ReactNode} from 'react';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {Setting} from '../../../shared/fields/Settings';
import MemberName from './MemberName';
import OrderedPower from './OrderedPower';
import styles from '../../full.module.css';

interface Props {
  readonly path: string;
  readonly index: number;
  readonly member: MemberDraft;
  readonly cooperative: CooperativeDraft;
  readonly change: (changed: Partial<MemberDraft>) => void;
}

/** The connection of a source that belongs to the cooperative itself. */
export default function OwnSourceIdentity(props: Props): ReactNode {
  const {path, member, cooperative, change} = props;
  const tariffs = new Set(Object.keys(cooperative.tariffs ?? {}));
  if (member.tariff !== undefined) {
    tariffs.add(member.tariff);
  }
  return (
    <>
      <p className="meta">
        Źródło samej spółdzielni z własnym przyłączem. Nie liczy się jako członek i nie ma zużycia:
        wszystko, co wytworzy, idzie do sieci. Magazyn opisz niżej, w części „Magazyn spółdzielni”.
      </p>
      <div className={styles.columns}>
        <MemberName {...props} />
        <Setting
          of="members.tariff"
          path={`${path}.tariff`}
          asked={{
            label: 'Stawki za przyłącze',
            hint: 'Z umowy na to przyłącze.',
            why: 'Dopóki nie są podane, nie doliczamy za nie opłat stałych.',
            names: {
              '': 'nie podano',
              ...Object.fromEntries([...tariffs].map((name) => [name, name])),
            },
          }}
          value={member.tariff ?? ''}
          onChange={(tariff) => {
            change({tariff: tariff === '' ? undefined : tariff});
          }}
        />
        <OrderedPower path={path} member={member} cooperative={cooperative} change={change} />
      </div>
    </>
  );
}
