import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Read instead of the label where that alone says too little. */
  readonly name?: string;
}

/** A box to tick. */
export default function Check({label, isChecked, onChange, name}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChecked}
        onChange={({target}) => onChange(target.checked)}
      />{' '}
      {label}
    </label>
  );
}
