import type {ReactNode} from 'react';
import type {BatteryDraft} from '@site/src/domain/calculator/draft';
import CheckSetting from '../../shared/fields/CheckSetting';
import Settings from '../../shared/fields/Settings';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

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
          <Settings
            of="battery"
            path={path}
            keys={['kwh', 'kw', 'efficiency']}
            values={battery}
            onChange={(changed) => onChange({...battery, ...changed})}
          />
        </div>
      )}
    </>
  );
}
