import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {fieldId, useFieldError} from './fieldErrors';

interface Props<Value extends string> {
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  /** Names of the values, in order. */
  readonly names: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
}

/** One of a few values of the description. */
export default function ChoiceSetting<Value extends string>({
  path,
  label,
  value,
  names,
  onChange,
  hint,
}: Props<Value>): ReactNode {
  const error = useFieldError(path);
  return (
    <Field id={fieldId(path)} label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({target}) => {
            onChange(target.value as Value);
          }}>
          {(Object.entries(names) as [Value, string][]).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
