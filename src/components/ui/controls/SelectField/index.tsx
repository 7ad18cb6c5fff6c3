import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import Select, {type SelectOption, type SelectValue} from '@site/src/components/ui/controls/Select';

interface Props<Value extends SelectValue> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string;
  /** What the choice means, in a sentence. */
  readonly hint?: ReactNode;
  readonly why?: ReactNode;
}

/** A list to choose from, as a field of a form. */
export default function SelectField<Value extends SelectValue>({
  id,
  label,
  error,
  hint,
  why,
  ...list
}: Props<Value>): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} why={why} error={error}>
      {(control) => <Select {...control} {...list} />}
    </Field>
  );
}
