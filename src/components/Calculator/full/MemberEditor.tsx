import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import type {CooperativeInput, MemberInput} from '@site/src/domain/calculation/schema';
import {limits, newBattery, type DatedRates} from '@site/src/domain/calculator/defaults';
import {consumptionNames} from '@site/src/domain/calculator/members';
import ChoiceSetting from '../parts/ChoiceSetting';
import NumberSetting from '../parts/NumberSetting';
import group from '../styles.module.css';
import BatterySettings from './BatterySettings';
import MemberReadings from './MemberReadings';
import Sources from './Sources';
import styles from './full.module.css';

interface Props {
  readonly index: number;
  readonly member: MemberInput;
  readonly cooperative: CooperativeInput;
  readonly dated: DatedRates;
  readonly onChange: (member: MemberInput) => void;
  readonly onClose: () => void;
}

/** One row of the members: who, how much is used, what stands behind the meter. */
export default function MemberEditor(props: Props): ReactNode {
  const {index, member, cooperative, onChange, onClose} = props;
  const path = `members[${index + 1}]`;
  const change = (changed: Partial<MemberInput>): void => {
    onChange({...member, ...changed});
  };
  const isTwice = cooperative.members.some(({id}, other) => other !== index && id === member.id);
  const tariffs = Object.keys(cooperative.tariffs ?? {});
  const {profile} = member;
  return (
    <section className={styles.editor} aria-labelledby="edytor-czlonka">
      <h3 id="edytor-czlonka" tabIndex={-1}>
        Zmieniasz: {member.id}
      </h3>
      <fieldset className={group.group}>
        <legend>Kto</legend>
        <div className={styles.columns}>
          <Field
            id={`${path}-nazwa`}
            label="Nazwa"
            hint="Każdy wiersz ma inną nazwę. Nazwa jest w linku i w pliku, więc nie wpisuj danych osób."
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
          {tariffs.length > 0 && (
            <ChoiceSetting
              path={`${path}.tariff`}
              label="Taryfa"
              value={member.tariff ?? ''}
              names={{
                ...(member.tariff === undefined && {'': 'Wybierz'}),
                ...Object.fromEntries(tariffs.map((name) => [name, name])),
              }}
              onChange={(tariff) => {
                change({tariff});
              }}
              hint="Stawki taryf są niżej, w części „Taryfy”."
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
              hint: 'Ile członek wydał. Z tego liczymy jego okres zwrotu.',
            }}
            value={member.outlayZl}
            onChange={(outlayZl) => {
              change({outlayZl});
            }}
          />
        </div>
      </fieldset>
      <fieldset className={group.group}>
        <legend>Zużycie</legend>
        {profile && !member.readings && (
          <div className={styles.columns}>
            <ChoiceSetting
              path={`${path}.profile.kind`}
              label="Profil zużycia"
              value={profile.kind}
              names={consumptionNames}
              onChange={(kind) => {
                change({profile: {...profile, kind}});
              }}
              hint="Kształt zużycia w ciągu doby i roku. Dom, firma i gospodarstwo: profile BDEW 2025; pozostałe są przykładem."
            />
            <NumberSetting
              path={`${path}.profile.annualKwh`}
              spec={{
                label: 'Roczne zużycie',
                unit: 'kWh',
                max: limits.annualKwh,
                step: 100,
                fractionDigits: 0,
                hint: 'Suma z rachunków z 12 miesięcy.',
              }}
              value={profile.annualKwh}
              onChange={(annualKwh = Number.NaN) => {
                change({profile: {...profile, annualKwh}});
              }}
            />
          </div>
        )}
        <MemberReadings member={member} onChange={onChange} />
      </fieldset>
      {!member.readings && profile && (
        <fieldset className={group.group}>
          <legend>Źródła energii</legend>
          <Sources
            path={path}
            sources={member.sources ?? []}
            onChange={(sources) => {
              change({sources: sources.length > 0 ? sources : undefined});
            }}
          />
          <BatterySettings
            path={`${path}.battery`}
            label="Magazyn energii za tym licznikiem"
            battery={member.battery}
            initial={newBattery}
            onChange={(battery) => {
              change({battery});
            }}
          />
        </fieldset>
      )}
      <Button look="primary" onClick={onClose}>
        Gotowe
      </Button>
    </section>
  );
}
