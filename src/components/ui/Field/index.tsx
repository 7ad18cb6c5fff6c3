import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/ui/Icon';
import Why from '@site/src/components/ui/Why';
import styles from './styles.module.css';

/** What a control takes from its field: spread it onto the `<input>`, `<select>` or `<textarea>`. */
interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  /** What the field means, in a sentence. */
  readonly hint?: ReactNode;
  /** The law, the source, the default: asked for by a small „Skąd?”. */
  readonly why?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error below it. */
export default function Field({id, label, error, hint, why, children}: Props): ReactNode {
  const errorId = `${id}-blad`;
  const hintId = `${id}-opis`;
  const describedBy = clsx(error !== undefined && errorId, hint !== undefined && hintId);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: clsx(styles.control, error !== undefined && styles.invalid),
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {why !== undefined && <Why of={label}>{why}</Why>}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  );
}
