import type {ComponentProps, ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

type SelectValue = string | number | null | undefined;

export interface SelectOption<Value extends SelectValue> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends SelectValue> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The browser's own drop-down list. */
export function Select<Value extends SelectValue>({
  options,
  value,
  onChange,
  ...control
}: SelectProps<Value>): ReactNode {
  return (
    <select
      {...control}
      value={String(value)}
      onChange={({target}) => {
        const chosen = options[target.selectedIndex];
        if (chosen) {
          onChange(chosen.value);
        }
      }}>
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface FieldProps<Value extends SelectValue> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string;
  /** What the choice means, in a sentence. */
  readonly hint?: ReactNode;
}

/** The same list as a form field. */
export function SelectField<Value extends SelectValue>({
  id,
  label,
  error,
  hint,
  ...list
}: FieldProps<Value>): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Select {...control} {...list} />}
    </Field>
  );
}

/** Options from names by their values, in the order they are written. */
export function optionsOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
): readonly SelectOption<Value>[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({value, label}));
}
