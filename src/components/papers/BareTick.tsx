import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly isBare: boolean;
  readonly onChange: (isBare: boolean) => void;
}

/** Whether documents have the paper alone, as it is handed in. */
export default function BareTick({isBare, onChange}: Props): ReactNode {
  return (
    <p>
      <label className={styles.bare}>
        <input type="checkbox" checked={isBare} onChange={({target}) => onChange(target.checked)} />
        <span>Sam wzór, bez objaśnień i&nbsp;uwag dla prawnika</span>
      </label>
    </p>
  );
}
