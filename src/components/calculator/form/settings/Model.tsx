import type {ReactNode} from 'react';
import Settings from '../../shared/fields/Settings';
import type {FormPartProps} from '../formPart';
import styles from '../full.module.css';

/** Place and year, which the weather model needs, and the opening balance. */
export default function Model({cooperative, onChange}: FormPartProps): ReactNode {
  return (
    <div className={styles.columns}>
      <Settings
        of=""
        keys={['region', 'year', 'validPeriods', 'weatherSeed']}
        values={cooperative}
        onChange={(changed) => {
          onChange({...cooperative, ...changed});
        }}
      />
    </div>
  );
}
