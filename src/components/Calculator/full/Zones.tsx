import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import Icon from '@site/src/components/Icon';
import {limits} from '@site/src/domain/calculator/defaults';
import {
  readZones,
  scheduleKind,
  usualSchedules,
  writeZones,
  type ScheduleKind,
} from '@site/src/domain/calculator/schedule';
import ChoiceSetting from '../parts/ChoiceSetting';
import {NumberSettings, type NumberSpec} from '../parts/NumberSetting';
import {fieldId} from '../parts/fieldErrors';
import type {Own} from './OwnTariff';
import styles from './full.module.css';

interface Props {
  readonly path: string;
  readonly tariff: Own;
  readonly onChange: (changed: Partial<Own>) => void;
}

const rate = {unit: 'zł/kWh', max: limits.rate, step: 0.01, fractionDigits: 4} as const;
const specs: readonly NumberSpec<'energy' | 'network'>[] = [
  {key: 'energy', label: 'Energia czynna', ...rate, hint: 'Netto, bez akcyzy. Przepisz z faktury.'},
  {key: 'network', label: 'Sieciowa zmienna', ...rate, hint: 'Netto. Przepisz z faktury.'},
];
const zoneNames = ['szczyt', 'poza szczytem', 'strefa 3', 'strefa 4'] as const;

/** Rates of each zone, and in which hours each of them holds. */
export default function Zones({path, tariff, onChange}: Props): ReactNode {
  const {zones, schedule = usualSchedules.night} = tariff;
  const setZones = (next: Own['zones']): void => {
    onChange({
      zones: next,
      // An hour of a zone that is gone belongs to the first one.
      schedule:
        next.length === 1
          ? undefined
          : {
              workday: schedule.workday.map((zone) => (zone < next.length ? zone : 0)),
              freeDay: schedule.freeDay.map((zone) => (zone < next.length ? zone : 0)),
            },
    });
  };
  const kind = scheduleKind(schedule);
  return (
    <>
      {zones.map((zone, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>
            Strefa {index + 1}: {zone.name}
          </legend>
          <div className={styles.columns}>
            <NumberSettings
              path={`${path}.zones[${index + 1}]`}
              specs={specs}
              values={zone}
              onChange={(changed) => {
                onChange({zones: zones.with(index, {...zone, ...changed})});
              }}
            />
          </div>
          {zones.length > 1 && (
            <Button
              look="plain"
              aria-label={`Usuń strefę ${index + 1}`}
              onClick={() => {
                setZones(zones.toSpliced(index, 1));
              }}>
              Usuń strefę
            </Button>
          )}
        </fieldset>
      ))}
      {zones.length < zoneNames.length && (
        <Button
          onClick={() => {
            const name = zoneNames[zones.length] ?? `strefa ${zones.length + 1}`;
            const first = zones.length === 1 ? [{...zones[0], name: zoneNames[0]}] : zones;
            setZones([...first, {name, energy: Number.NaN, network: Number.NaN}] as Own['zones']);
          }}>
          <Icon name="lucide:plus" />
          Dodaj strefę
        </Button>
      )}
      {zones.length > 1 && (
        <div className={styles.columns}>
          <ChoiceSetting
            path={`${path}.schedule`}
            label="Godziny stref"
            value={kind}
            names={scheduleNames}
            onChange={(chosen) => {
              onChange({
                schedule:
                  chosen === 'own' ? {...schedule, freeDay: ownStart} : usualSchedules[chosen],
              });
            }}
            hint="Godziny różnią się między operatorami: sprawdź swoją taryfę."
          />
          {kind === 'own' &&
            (['workday', 'freeDay'] as const).map((day) => (
              <HoursField
                key={day}
                id={fieldId(`${path}.schedule.${day}`)}
                label={day === 'workday' ? 'Strefy w dzień roboczy' : 'Strefy w dzień wolny'}
                zones={schedule[day]}
                zoneCount={zones.length}
                onChange={(hours) => {
                  onChange({schedule: {...schedule, [day]: hours}});
                }}
              />
            ))}
        </div>
      )}
    </>
  );
}

const scheduleNames: Readonly<Record<ScheduleKind, string>> = {
  night: 'strefa 2 w godzinach 22–6 i 13–15',
  nightAndFreeDays: 'jak wyżej i całe dni wolne',
  own: 'własne, godzina po godzinie',
};
/** Differs from both usual arrangements, so that the fields of hours open. */
const ownStart = usualSchedules.night.freeDay.map((zone, hour) => (hour === 12 ? 1 : zone));

interface HoursProps {
  readonly id: string;
  readonly label: string;
  readonly zones: readonly number[];
  readonly zoneCount: number;
  readonly onChange: (zones: number[]) => void;
}

function HoursField({id, label, zones, zoneCount, onChange}: HoursProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field
      id={id}
      label={label}
      hint="24 cyfry, od godziny 0:00: numer strefy w każdej godzinie."
      error={
        draft === null ? undefined : `Wpisz 24 cyfry od 1 do ${zoneCount}, po jednej na godzinę.`
      }>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.zones}`}
          inputMode="numeric"
          value={draft ?? writeZones(zones)}
          onChange={({target}) => {
            const read = readZones(target.value, zoneCount);
            setDraft(read === null ? target.value : null);
            if (read) {
              onChange(read);
            }
          }}
        />
      )}
    </Field>
  );
}
