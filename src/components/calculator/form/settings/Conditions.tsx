import type {ReactNode} from 'react';
import {fields} from '@cooperative/settlement/description';
import {electricPowerLimit, municipalityKinds} from '@cooperative/settlement/law';
import {formatNumber} from '@cooperative/polish';
import AreaField from '../AreaField';
import NumberSetting from '../../shared/fields/NumberSetting';
import Settings from '../../shared/fields/Settings';
import type {FormPartProps} from '../formPart';
import styles from '../full.module.css';

type Kind = (typeof municipalityKinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  rural: 'Gminy wiejskie',
  urbanRural: 'Gminy miejsko-wiejskie',
  urban: 'Gminy miejskie',
};

/** Facts that the legal conditions are checked against; the rest is computed from the members. */
export default function Conditions({cooperative, onChange}: FormPartProps): ReactNode {
  const {cooperative: facts = {}} = cooperative;
  const change = (changed: Partial<typeof facts>): void => {
    onChange({...cooperative, cooperative: {...facts, ...changed}});
  };
  const {municipalities = []} = facts;
  const countOf = (kind: Kind): number => municipalities.filter((known) => known === kind).length;
  const part = {of: 'cooperative', values: facts, onChange: change} as const;
  return (
    <div className={styles.columns}>
      <AreaField area={facts} onChange={change} />
      <Settings {...part} keys={['applicationDay']} />
      {municipalityKinds.map((kind) => (
        <NumberSetting
          key={kind}
          path={`cooperative.municipalities.${kind}`}
          label={kindNames[kind]}
          unit=""
          max={fields['cooperative.municipalities'].most}
          fractionDigits={0}
          isOptional
          hint="Na ilu takich gminach działa spółdzielnia; same zera to „nie podano”."
          value={countOf(kind)}
          onChange={(count) => {
            const next = municipalityKinds.flatMap((known) =>
              Array<Kind>(known === kind ? (count ?? 0) : countOf(known)).fill(known),
            );
            change({municipalities: next.length > 0 ? next : undefined, places: undefined});
          }}
        />
      ))}
      <Settings
        {...part}
        keys={[
          'adjacent',
          'gridOperators',
          'sellers',
          'voltageKv',
          'ownedByMembers',
          'agricultural',
        ]}
      />
      <fieldset className={styles.fieldset}>
        <legend>Ciepło, biogaz i biometan</legend>
        <p className="meta">
          {`Puste pole to zero. Mocy elektrycznej nie trzeba tu wpisywać: sumujemy ją ze źródeł członków. Może mieć najwyżej ${formatNumber(electricPowerLimit.value / 1000)}\u00a0MW (${electricPowerLimit.article}).`}
        </p>
        <div className={styles.columns}>
          <Settings {...part} keys={['heatKw', 'biogasM3', 'biomethaneM3']} />
        </div>
      </fieldset>
    </div>
  );
}
