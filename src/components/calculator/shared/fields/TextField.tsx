import {useId, type ComponentProps, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';

interface Props extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly maxLength: number;
  /** Texts to choose from, if one of them is meant. */
  readonly suggestions?: readonly string[] | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text of one line. */
export default function TextField({
  maxLength,
  suggestions,
  value,
  onChange,
  ...field
}: Props): ReactNode {
  const listId = useId();
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            maxLength={maxLength}
            list={suggestions && listId}
            value={value}
            onChange={({target}) => {
              onChange(target.value);
            }}
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
