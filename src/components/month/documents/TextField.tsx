import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly inputMode?: 'email' | 'numeric' | 'text';
}

/** A short text as a field of a form; each letter counts. */
export default function TextField({
  id,
  label,
  value,
  onChange,
  error,
  hint,
  inputMode = 'text',
}: Props): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} {...(error !== undefined && {error})}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          value={value}
          onChange={({target}) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
