import {useId, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {
  changeHolder,
  changePerson,
  personNames,
} from '@site/src/domain/calculator/members/editHolders';
import {changeShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {fieldOf, labelOf} from '@cooperative/settlement/cooperative/description/fields';
import {holdersOf} from '@cooperative/settlement/cooperative/lawfulness/holders';
import {sharePath} from '@cooperative/settlement/fieldPaths';
import type {PersonKind} from '@cooperative/settlement/law/memberCount';
import Settings, {Setting} from '../../../shared/fields/Settings';
import {useEver} from '../../../shared/useEver';
import {tariffChoices} from '../../tariffs/tariffChoices';
import MemberName from './MemberName';
import OrderedPower from './OrderedPower';
import styles from '../../full.module.css';

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
      <HolderName {...props} />
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
          onChange={(tariff) => {
            change({tariff});
          }}
        />
      )}
      <OrderedPower path={path} member={member} cooperative={cooperative} change={change} />
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
          onChange={(share) => {
            onChange(changeShare(cooperative, index, share ?? null));
          }}
        />
      )}
    </div>
  );
}

/** Whose the point of delivery is: the law counts members, not meters. */
function HolderName({path, index, member, cooperative, onChange}: Props): ReactNode {
  const listId = useId();
  const field = fieldOf('members.holder');
  return (
    <Field id={`${path}-posiadacz`} label={labelOf(field)} hint={field.hint} why={field.why}>
      {(control) => (
        <>
          <input
            {...control}
            maxLength={80}
            list={listId}
            value={member.holder ?? ''}
            onChange={({target}) => {
              onChange(changeHolder(cooperative, index, target.value));
            }}
          />
          <datalist id={listId}>
            {Array.from(holdersOf(cooperative.members).values(), ({name}) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
