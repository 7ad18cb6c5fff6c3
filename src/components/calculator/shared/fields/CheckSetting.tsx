import type {ReactNode} from 'react';
import Why from '@site/src/components/ui/Why';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import styles from './CheckSetting.module.css';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: ReactNode;
  /** The law, the source, the default. */
  readonly why?: ReactNode;
}

/** A yes-or-no value of the description. */
export default function CheckSetting({path, label, value, onChange, hint, why}: Props): ReactNode {
  const id = fieldId(path);
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={hint === undefined ? undefined : `${id}-opis`}
        onChange={({target}) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-opis`} className="meta">
          {hint}
        </p>
      )}
      {why !== undefined && <Why of={label}>{why}</Why>}
    </div>
  );
}
