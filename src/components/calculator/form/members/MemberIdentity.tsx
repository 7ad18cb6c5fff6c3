import type {ReactNode} from 'react';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {tariffChoices} from '@site/src/domain/calculator/editTariffs';
import {
  changeHolder,
  changePerson,
  personNames,
} from '@site/src/domain/calculator/members/editHolders';
import {nameProblem} from '@site/src/domain/calculator/members/editMembers';
import {changeShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {holdersOf, sharePath} from '@cooperative/settlement/description';
import type {PersonKind} from '@cooperative/settlement/law';
import {chargesPower} from '@cooperative/settlement/rates';
import Settings, {Setting} from '../../shared/fields/Settings';
import {useEver} from '../../shared/useEver';
import styles from '../full.module.css';

interface Props {
  readonly path: string;
  readonly index: number;
  readonly member: MemberDraft;
  readonly cooperative: CooperativeDraft;
  readonly change: (changed: Partial<MemberDraft>) => void;
  readonly onChange: (cooperative: CooperativeDraft) => void;
}

/** Who a member is: name, tariff, own outlay, share under a fixed key. */
export default function MemberIdentity(props: Props): ReactNode {
  const {path, index, member, cooperative, change, onChange} = props;
  const shares = sharesOf(cooperative);
  const tariffs = Object.keys(cooperative.tariffs ?? {});
  const deducts = useEver(member.vatDeducted != null || member.vatDeductedFrom !== undefined);
  return (
    <div className={styles.columns}>
      <MemberName {...props} />
      <Setting
        of="members.holder"
        path={`${path}.holder`}
        asked={{
          suggestions: Array.from(holdersOf(cooperative.members).values(), ({name}) => name),
        }}
        value={member.holder ?? ''}
        onChange={(holder) => onChange(changeHolder(cooperative, index, holder))}
      />
      <Setting<PersonKind | ''>
        of="members.person"
        path={`${path}.person`}
        asked={{names: {'': 'nie podano', ...personNames}}}
        value={member.person ?? ''}
        onChange={(person) => {
          onChange(changePerson(cooperative, index, person === '' ? undefined : person));
        }}
      />
      {tariffs.length > 0 && (
        <Setting
          of="members.tariff"
          path={`${path}.tariff`}
          asked={{names: tariffChoices(tariffs, member.tariff)}}
          value={member.tariff ?? ''}
          onChange={(tariff) => change({tariff})}
        />
      )}
      <OrderedPower {...props} />
      <Settings
        of="members"
        path={path}
        keys={['outlayZl', 'vatDeducted', ...(deducts ? (['vatDeductedFrom'] as const) : [])]}
        values={member}
        onChange={change}
      />
      {shares && (
        <Setting
          of="key.shares"
          path={sharePath(index)}
          asked={{label: 'Udział w podziale wewnętrznym'}}
          value={shares[index]}
          onChange={(share) => onChange(changeShare(cooperative, index, share ?? null))}
        />
      )}
    </div>
  );
}

/** The connection of a source that belongs to the cooperative itself. */
export function OwnSourceIdentity(props: Props): ReactNode {
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
          onChange={(tariff) => change({tariff: tariff === '' ? undefined : tariff})}
        />
        <OrderedPower {...props} />
      </div>
    </>
  );
}

/** The name of a row. */
function MemberName({path, index, member: {id}, cooperative, change}: Props): ReactNode {
  return (
    <Setting
      of="members.id"
      path={`${path}.id`}
      asked={{problem: nameProblem(cooperative, index)}}
      value={id}
      onChange={(name) => change({id: name})}
    />
  );
}

/** The ordered power of a point, where its rates depend on it. */
function OrderedPower({path, member, cooperative, change}: Props): ReactNode {
  const isGiven = useEver(member.orderedKw !== undefined);
  return (
    (isGiven || chargesPower(cooperative.tariffs?.[member.tariff ?? ''])) && (
      <Settings of="members" path={path} keys={['orderedKw']} values={member} onChange={change} />
    )
  );
}
