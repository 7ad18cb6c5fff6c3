import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A short text in a table. Each letter counts, so that nothing typed is lost by leaving the page. */
export default function TextCell({label, value, onChange}: Props): ReactNode {
  return (
    <input
      type="text"
      className={styles.text}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={({target}) => onChange(target.value)}
    />
  );
}
