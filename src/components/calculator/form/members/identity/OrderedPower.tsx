import type {ReactNode} from 'react';
import {limits} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {chargesPower} from '@cooperative/settlement/money/tariffGroups';
import NumberSetting from '../../../shared/fields/NumberSetting';
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
      <NumberSetting
        path={`${path}.orderedKw`}
        spec={{
          label: 'Moc umowna',
          unit: 'kW',
          max: limits.kw,
          isOptional: true,
          hint: 'Od niej zależą dwie opłaty: sieciowa stała i mocowa.',
          bill: 'orderedKw',
        }}
        value={member.orderedKw}
        onChange={(orderedKw) => {
          change({orderedKw: orderedKw ?? undefined});
        }}
      />
    )
  );
}
