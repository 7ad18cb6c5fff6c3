import type {ReactNode} from 'react';
import type {BatteryDraft} from '@site/src/domain/calculator/draft';
import CheckSetting from '../../shared/fields/CheckSetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

const specs: readonly NumberSpec<'kwh' | 'kw' | 'efficiency'>[] = [
  {
    key: 'kwh',
    label: 'Pojemność użyteczna',
    unit: 'kWh',
    max: 1_000_000,
    hint: 'Ile energii magazyn naprawdę odda, według karty produktu.',
  },
  {
    key: 'kw',
    label: 'Moc magazynu',
    unit: 'kW',
    max: 100_000,
    hint: 'Największa moc ładowania i rozładowania, z karty produktu.',
  },
  {
    key: 'efficiency',
    label: 'Sprawność całego cyklu',
    unit: '',
    max: 1,
    step: 0.01,
    hint: 'Jaka część włożonej energii wraca: od 0 do 1.',
    why: 'Domyślnie 0,9, to założenie.',
  },
];

interface Props<Battery extends BatteryDraft> {
  readonly path: string;
  readonly label: string;
  readonly battery: Battery | undefined;
  readonly initial: Battery;
  readonly onChange: (battery: Battery | undefined) => void;
}

/** A battery, or none. */
export default function BatterySettings<Battery extends BatteryDraft>({
  path,
  label,
  battery,
  initial,
  onChange,
}: Props<Battery>): ReactNode {
  const offerUndo = useUndo({value: battery, onChange});
  return (
    <>
      <CheckSetting
        path={path}
        label={label}
        value={battery !== undefined}
        onChange={(has) => {
          onChange(has ? initial : undefined);
          if (!has) {
            offerUndo('Usunięto magazyn energii.', () => battery);
          }
        }}
      />
      {battery && (
        <div className={styles.columns}>
          <NumberSettings
            path={path}
            specs={specs}
            values={battery}
            onChange={(changed) => {
              onChange({...battery, ...changed});
            }}
          />
        </div>
      )}
    </>
  );
}
