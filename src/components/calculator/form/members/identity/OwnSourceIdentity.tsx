import type {ReactNode} from 'react';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import ChoiceSetting from '../../../shared/fields/ChoiceSetting';
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
  const tariffs = Object.keys(cooperative.tariffs ?? {});
  return (
    <>
      <p className="meta">
        Źródło samej spółdzielni z własnym przyłączem. Nie liczy się jako członek i nie ma zużycia:
        wszystko, co wytworzy, idzie do sieci. Magazyn opisz niżej, w części „Magazyn spółdzielni”.
      </p>
      <div className={styles.columns}>
        <MemberName {...props} />
        <ChoiceSetting
          path={`${path}.tariff`}
          label="Stawki za przyłącze"
          value={member.tariff ?? ''}
          names={{
            '': 'nie podano',
            ...Object.fromEntries(
              [
                ...new Set([...tariffs, ...(member.tariff === undefined ? [] : [member.tariff])]),
              ].map((name) => [name, name]),
            ),
          }}
          onChange={(tariff) => {
            change({tariff: tariff === '' ? undefined : tariff});
          }}
          hint="Z umowy na to przyłącze."
          why="Dopóki nie są podane, nie doliczamy za nie opłat stałych."
        />
        <OrderedPower path={path} member={member} cooperative={cooperative} change={change} />
      </div>
    </>
  );
}
