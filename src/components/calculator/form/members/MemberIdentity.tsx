import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {limits} from '@site/src/domain/calculator/defaults';
import {changeShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {sharePath} from '@site/src/domain/settlement/fieldPaths';
import {chargesPower} from '@site/src/domain/settlement/money/tariffGroups';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import NumberSetting from '../../shared/fields/NumberSetting';
import {tariffChoices} from '../tariffs/tariffChoices';
import MemberHolder from './MemberHolder';
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
  const isTwice = cooperative.members.some(({id}, other) => other !== index && id === member.id);
  const tariffs = Object.keys(cooperative.tariffs ?? {});
  return (
    <div className={styles.columns}>
      <Field
        id={`${path}-nazwa`}
        label="Nazwa"
        hint="W każdym wierszu inna. Nazwa trafia do linku i do pliku, więc nie wpisuj nazwisk ani innych danych osobowych."
        error={
          member.id.trim() === ''
            ? 'Wpisz nazwę.'
            : isTwice
              ? 'Ta nazwa jest już na liście. Wpisz inną.'
              : undefined
        }>
        {(control) => (
          <input
            {...control}
            maxLength={80}
            value={member.id}
            onChange={({target}) => {
              change({id: target.value});
            }}
          />
        )}
      </Field>
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
          hint="Grupa taryfowa z rachunku. Same stawki są niżej, w części „Stawki z rachunków”."
        />
      )}
      {(chargesPower(cooperative.tariffs?.[member.tariff ?? '']) ||
        member.orderedKw !== undefined) && (
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
      )}
      <NumberSetting
        path={`${path}.outlayZl`}
        spec={{
          label: 'Wkład członka (opcjonalnie)',
          unit: 'zł',
          max: limits.zloty,
          step: 1000,
          isOptional: true,
          hint: 'Ile członek wydał na instalacje. Z tego liczymy, po ilu latach mu się to zwróci.',
        }}
        value={member.outlayZl}
        onChange={(outlayZl) => {
          change({outlayZl: outlayZl ?? undefined});
        }}
      />
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
