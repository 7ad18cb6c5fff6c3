import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly error?: string;
  readonly onChange: (value: Value) => void;
}

/** The browser's own list of values of any kind. */
export default function Choice<Value>({
  id,
  label,
  options,
  value,
  error,
  onChange,
}: Props<Value>): ReactNode {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <select
          {...control}
          value={options.findIndex((option) => option.value === value)}
          onChange={({target}) => {
            const chosen = options[Number(target.value)];
            if (chosen) {
              onChange(chosen.value);
            }
          }}>
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
