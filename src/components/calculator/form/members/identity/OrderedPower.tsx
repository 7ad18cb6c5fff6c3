import type {ReactNode} from 'react';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {chargesPower} from '@cooperative/settlement/money/tariffGroups';
import Settings from '../../../shared/fields/Settings';
import {useEver} from '../../../shared/useEver';

interface Props {
  readonly path: string;
  readonly member: MemberDraft;
  readonly cooperative: CooperativeDraft;
  readonly change: (changed: Partial<MemberDraft>) => void;
}

/** The ordered power of a point, where its rates depend on it. */
export default function OrderedPower({path, member, cooperative, change}: Props): ReactNode {
  const isGiven = useEver(member.orderedKw !== undefined);
  return (
    (isGiven || chargesPower(cooperative.tariffs?.[member.tariff ?? ''])) && (
      <Settings of="members" path={path} keys={['orderedKw']} values={member} onChange={change} />
    )
  );
}
