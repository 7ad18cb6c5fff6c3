import type {ReactNode} from 'react';
import {optionsOf} from '@site/src/components/ui/controls/Select';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {fieldId, useFieldError} from './fieldErrors';

interface Props<Value extends string> {
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  /** Names of the values to choose from, in order. */
  readonly names: Readonly<Partial<Record<Value, string>>>;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly why?: ReactNode;
}

/** One of a few values of the description. */
export default function ChoiceSetting<Value extends string>({
  path,
  label,
  value,
  names,
  onChange,
  hint,
  why,
}: Props<Value>): ReactNode {
  return (
    <SelectField
      id={fieldId(path)}
      label={label}
      hint={hint}
      why={why}
      error={useFieldError(path)}
      options={optionsOf(names)}
      value={value}
      onChange={onChange}
    />
  );
}
