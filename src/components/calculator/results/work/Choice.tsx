import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [number, string])[];
  readonly onChange: (value: number) => void;
}

/** A native list to choose one number by its name. */
export default function Choice({id, label, value, options, onChange}: Props): ReactNode {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            onChange(Number(event.target.value));
          }}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
