import type {ReactNode} from 'react';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {limits} from '@site/src/domain/calculator/defaults';
import {changeShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {sharePath} from '@cooperative/settlement/fieldPaths';
import ChoiceSetting from '../../../shared/fields/ChoiceSetting';
import NumberSetting from '../../../shared/fields/NumberSetting';
import {useEver} from '../../../shared/useEver';
import {tariffChoices} from '../../tariffs/tariffChoices';
import MemberHolder from './MemberHolder';
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
      <MemberHolder {...props} />
      {tariffs.length > 0 && (
        <ChoiceSetting
          path={`${path}.tariff`}
          label="Stawki"
          value={member.tariff ?? ''}
          names={tariffChoices(tariffs, member.tariff)}
          onChange={(tariff) => {
            change({tariff});
          }}
          hint="Grupa taryfowa z rachunku; same stawki są niżej, w części „Stawki z rachunków”."
        />
      )}
      <OrderedPower path={path} member={member} cooperative={cooperative} change={change} />
      <NumberSetting
        path={`${path}.outlayZl`}
        spec={{
          label: 'Wkład członka (opcjonalnie)',
          unit: 'zł',
          max: limits.zloty,
          step: 1000,
          isOptional: true,
          hint: 'Ile członek wydał na instalacje.',
          why: 'Z tego liczymy, po ilu latach mu się to zwróci.',
        }}
        value={member.outlayZl}
        onChange={(outlayZl) => {
          change({outlayZl: outlayZl ?? undefined});
        }}
      />
      <NumberSetting
        path={`${path}.vatDeducted`}
        spec={{
          label: 'Odliczana część VAT z rachunków (opcjonalnie)',
          unit: '%',
          max: 100,
          isOptional: true,
          hint: '100%, gdy odlicza cały VAT; dom zostawia puste.',
          why: 'Gmina często odlicza część: zapytaj księgową. To pole zmienia tylko zwrot i przepływ pieniędzy, a nie rachunki.',
        }}
        value={member.vatDeducted}
        onChange={(vatDeducted) => {
          change({vatDeducted: vatDeducted ?? undefined});
        }}
      />
      {deducts && (
        <NumberSetting
          path={`${path}.vatDeductedFrom`}
          spec={{
            label: 'Odlicza VAT od roku (opcjonalnie)',
            unit: '',
            min: 1,
            max: 50,
            fractionDigits: 0,
            isOptional: true,
            hint: 'Puste pole: od pierwszego roku.',
          }}
          value={member.vatDeductedFrom}
          onChange={(vatDeductedFrom) => {
            change({vatDeductedFrom: vatDeductedFrom ?? undefined});
          }}
        />
      )}
      {shares && (
        <NumberSetting
          path={sharePath(index)}
          spec={{
            label: 'Udział w podziale wewnętrznym',
            unit: '',
            max: limits.zloty,
            hint: 'Liczy się w stosunku do sumy udziałów: 2 przy sumie 10 to 20%.',
          }}
          value={shares[index]}
          onChange={(share) => {
            onChange(changeShare(cooperative, index, share));
          }}
        />
      )}
    </div>
  );
}
