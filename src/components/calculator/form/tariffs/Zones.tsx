import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {usualSchedules} from '@site/src/domain/calculator/schedule';
import {removeAt, replaceAt} from '@cooperative/polish';
import Settings, {type Asked} from '../../shared/fields/Settings';
import type {OwnTariffDraft} from '@site/src/domain/calculator/ownTariff';
import {useUndo} from '../../shared/fields/useUndo';
import ZoneHours from './ZoneHours';
import styles from '../full.module.css';

interface Props {
  readonly path: string;
  readonly tariff: OwnTariffDraft;
  readonly onChange: (changed: Partial<OwnTariffDraft>) => void;
}

/** With an hourly price, a zone has the seller's margin in place of the price of energy. */
const margin: Asked = {
  label: 'Marża sprzedawcy',
  hint: 'Netto, z umowy: tyle sprzedawca dolicza do ceny godziny.',
  bill: undefined,
};
const zoneNames = ['szczyt', 'poza szczytem', 'strefa 3', 'strefa 4'] as const;

/** Rates of each zone, and the hours in which each zone applies. */
export default function Zones({path, tariff, onChange}: Props): ReactNode {
  const {zones, schedule = usualSchedules.night} = tariff;
  const offerUndo = useUndo<Partial<OwnTariffDraft>>({value: tariff, onChange});
  const setZones = (next: OwnTariffDraft['zones']): void => {
    onChange({
      zones: next,
      // The hours of a removed zone go to the first one.
      schedule:
        next.length === 1
          ? undefined
          : {
              workday: schedule.workday.map((zone) => (zone < next.length ? zone : 0)),
              freeDay: schedule.freeDay.map((zone) => (zone < next.length ? zone : 0)),
            },
    });
  };
  return (
    <>
      {zones.map((zone, index) => (
        <fieldset key={index} className={styles.fieldset}>
          <legend>
            Strefa {index + 1}: {zone.name}
          </legend>
          <div className={styles.columns}>
            <Settings
              of="zones"
              path={`${path}.zones[${index + 1}]`}
              keys={['energy', 'network']}
              asked={tariff.hourlyPrice === true ? {energy: margin} : {}}
              values={zone}
              onChange={(changed) => {
                onChange({zones: replaceAt(zones, index, {...zone, ...changed})});
              }}
            />
          </div>
          {zones.length > 1 && (
            <Button
              look="plain"
              aria-label={`Usuń strefę ${index + 1}`}
              onClick={() => {
                setZones(removeAt(zones, index));
                offerUndo(`Usunięto strefę ${index + 1}.`, (now) => ({...now, zones, schedule}));
              }}>
              Usuń strefę
            </Button>
          )}
        </fieldset>
      ))}
      {zones.length < zoneNames.length && (
        <Button
          className={styles.addZone}
          onClick={() => {
            const name = zoneNames[zones.length] ?? `strefa ${zones.length + 1}`;
            const first = zones.length === 1 ? [{...zones[0], name: zoneNames[0]}] : zones;
            setZones([...first, {name, energy: null, network: null}] as OwnTariffDraft['zones']);
          }}>
          <Icon name="lucide:plus" />
          Dodaj strefę
        </Button>
      )}
      {zones.length > 1 && (
        <ZoneHours
          path={`${path}.schedule`}
          schedule={schedule}
          zoneCount={zones.length}
          onChange={(changed) => onChange({schedule: changed})}
        />
      )}
    </>
  );
}
