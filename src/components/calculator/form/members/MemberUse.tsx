import type {ReactNode} from 'react';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {limits, consumptionNames} from '@site/src/domain/calculator/defaults';
import {sourcedKinds} from '@cooperative/settlement/models/consumption';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import NumberSetting from '../../shared/fields/NumberSetting';
import MonthlyUse from './MonthlyUse';
import styles from '../full.module.css';

type Profile = NonNullable<MemberDraft['profile']>;

interface Props {
  readonly path: string;
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

const annualSpec = {
  label: 'Roczne zużycie',
  unit: 'kWh',
  max: limits.annualKwh,
  step: 100,
  fractionDigits: 0,
  hint: 'Suma kWh z rachunków z 12 miesięcy.',
  bill: 'use',
} as const;

/** How much a member uses, and with what profile. */
export default function MemberUse({path, profile, onChange}: Props): ReactNode {
  const {annualKwh, monthlyKwh, ...rest} = profile;
  return (
    <div className={styles.columns}>
      <ChoiceSetting
        path={`${path}.kind`}
        label="Profil zużycia"
        value={profile.kind}
        names={consumptionNames}
        onChange={(kind) => {
          onChange({...profile, kind});
        }}
        hint="O jakich porach doby i roku pobierany jest prąd."
        why={
          sourcedKinds.includes(profile.kind)
            ? 'Profil BDEW z 2025 r., niemiecki: polskich danych na otwartej licencji nie znaleźliśmy.'
            : 'Ten kształt to założenie, bez źródła. Dokładniejsze są odczyty licznika.'
        }
      />
      {!monthlyKwh && (
        <NumberSetting
          path={`${path}.annualKwh`}
          spec={annualSpec}
          value={annualKwh}
          onChange={(annualKwh) => {
            onChange({...profile, annualKwh});
          }}
        />
      )}
      <MonthlyUse
        path={`${path}.`}
        use={{annualKwh, monthlyKwh}}
        hint="Każdy miesiąc będzie miał tyle, ile na rachunku; godziny w miesiącu rozkłada profil."
        onChange={(use) => {
          onChange({...rest, ...use});
        }}
      />
    </div>
  );
}
