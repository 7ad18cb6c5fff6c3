import {useState, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {longestText} from '@site/src/domain/papers/folderData';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  /** What to choose from; anything else may be written as well. */
  readonly suggestions?: readonly string[];
  /** What is wrong with what is written; told once the field is left. */
  readonly fault?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
}

/** A field for words, with words to choose from where there are any. */
export default function TextInput({
  id,
  label,
  hint,
  value,
  suggestions = [],
  fault,
  onChange,
  onFocus,
  onLeave,
}: Props): ReactNode {
  const [isTyped, setIsTyped] = useState(false);
  const isWrong = fault !== undefined && !isTyped;
  return (
    <Field
      id={id}
      label={label}
      {...(hint !== undefined && {hint})}
      {...(isWrong && {error: fault})}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={longestText}
            list={suggestions.length > 0 ? `${id}-lista` : undefined}
            value={value}
            onFocus={onFocus}
            onChange={({target}) => {
              setIsTyped(true);
              onChange(target.value);
            }}
            onBlur={() => {
              setIsTyped(false);
              onLeave?.();
            }}
          />
          {suggestions.length > 0 && (
            <datalist id={`${id}-lista`}>
              {suggestions.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
