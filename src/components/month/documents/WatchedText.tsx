import {useState, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {useWrongField} from '../wrongFields';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Names the field among all of the documents; by default its label. */
  readonly name?: string;
  /** What it is called where all of the documents is checked. */
  readonly field: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly inputMode?: 'email' | 'numeric' | 'text';
}

/** A short text as a field of a form; each letter counts. An empty one says what it lacks once it was left. */
export default function WatchedText({
  id,
  label,
  name = label,
  field,
  value,
  onChange,
  error,
  hint,
  inputMode = 'text',
}: Props): ReactNode {
  const [isLeft, setIsLeft] = useState(false);
  const isTold = error !== undefined && (value !== '' || isLeft);
  useWrongField(error !== undefined, 'dokumenty', name, {id, field});
  return (
    <Field id={id} label={label} hint={hint} {...(isTold && {error})}>
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
          onBlur={() => {
            setIsLeft(true);
          }}
        />
      )}
    </Field>
  );
}
