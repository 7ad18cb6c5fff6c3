import {useState, type ReactNode} from 'react';
import TextField from '@site/src/components/ui/controls/TextField';
import {readMonth} from '@cooperative/polish';
import {useWrongField} from './wrongFields';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Names the field among all of the page. */
  readonly name: string;
  /** `2026-08`; empty for a field that may stay empty. */
  readonly value: string;
  readonly isOptional?: boolean;
  readonly onChange: (month: string) => void;
}

/** A month as people write it. A text that cannot be read changes nothing, and stops the result. */
export default function MonthField({
  id,
  label,
  name,
  value,
  isOptional = false,
  onChange,
}: Props): ReactNode {
  const [typed, setTyped] = useState(value);
  // A month that comes from elsewhere, as by an undo, takes the place of the text.
  const text = readMonth(typed) === null || readMonth(typed) === value ? typed : value;
  const isWrong = readMonth(text) === null && !(isOptional && text.trim() === '');
  useWrongField(isWrong, name);
  return (
    <TextField
      id={id}
      label={label}
      hint="Miesiąc i rok, np. 08.2026 albo sierpień 2026."
      error={isWrong ? 'Wpisz miesiąc i rok cyframi albo słowem.' : undefined}
      value={text}
      onChange={(next) => {
        setTyped(next);
        const month = readMonth(next);
        if (month !== null) {
          onChange(month);
        } else if (isOptional) {
          onChange('');
        }
      }}
    />
  );
}
