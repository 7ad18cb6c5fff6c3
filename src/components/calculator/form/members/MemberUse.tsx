import type {ReactNode} from 'react';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {consumptionNames} from '@site/src/domain/calculator/defaults';
import {sourcedKinds} from '@cooperative/settlement/models';
import {Setting} from '../../shared/fields/Settings';
import MonthlyUse from './MonthlyUse';
import styles from '../full.module.css';

type Profile = NonNullable<MemberDraft['profile']>;

interface Props {
  readonly path: string;
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

/** How much a member uses, and with what profile. */
export default function MemberUse({path, profile, onChange}: Props): ReactNode {
  const {annualKwh, monthlyKwh, ...rest} = profile;
  return (
    <div className={styles.columns}>
      <Setting
        of="profile.kind"
        path={`${path}.kind`}
        asked={{
          names: consumptionNames,
          why: sourcedKinds.includes(profile.kind)
            ? 'Profil BDEW z 2025 r., niemiecki: polskich danych na otwartej licencji nie znaleźliśmy.'
            : 'Ten kształt to założenie, bez źródła. Dokładniejsze są odczyty licznika.',
        }}
        value={profile.kind}
        onChange={(kind) => onChange({...profile, kind})}
      />
      {!monthlyKwh && (
        <Setting
          of="profile.annualKwh"
          path={`${path}.annualKwh`}
          value={annualKwh}
          onChange={(annualKwh) => onChange({...profile, annualKwh})}
        />
      )}
      <MonthlyUse
        path={`${path}.`}
        use={{annualKwh, monthlyKwh}}
        hint="Każdy miesiąc będzie miał tyle, ile na rachunku; godziny w miesiącu rozkłada profil."
        onChange={(use) => onChange({...rest, ...use})}
      />
    </div>
  );
}
