import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text below its label. */
export default function TextField({id, label, value, onChange}: Props): ReactNode {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
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
