import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text that counts once it is left: half a name would match other files. */
export default function TextCell({id, label, value, onChange}: Props): ReactNode {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText(value);
  }, [value]);
  return (
    <input
      id={id}
      type="text"
      className={styles.text}
      aria-label={label}
      autoComplete="off"
      value={text}
      onChange={({target}) => {
        setText(target.value);
      }}
      onBlur={() => {
        if (text !== value) {
          onChange(text);
        }
      }}
    />
  );
}
