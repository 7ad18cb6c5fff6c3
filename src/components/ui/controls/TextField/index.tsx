import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Field from '@site/src/components/ui/Field';

interface Props
  extends
    Omit<ComponentProps<typeof Field>, 'children'>,
    Omit<ComponentProps<'input'>, 'id' | 'list' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Texts to choose from; anything else may be written as well. */
  readonly suggestions?: readonly string[] | undefined;
}

/** A text of one line, as a field of a form. */
export default function TextField({
  id,
  label,
  error,
  hint,
  why,
  suggestions,
  className,
  onChange,
  ...input
}: Props): ReactNode {
  const listId = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} why={why}>
      {(control) => (
        <>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            className={clsx(control.className, className)}
            list={suggestions && listId}
            onChange={({target}) => onChange(target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
