import {useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import type {IsoDay} from '@cooperative/polish';
import {useWrongField} from './wrongFields';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Names the field among all of the page. */
  readonly name: string;
  readonly value: IsoDay | undefined;
  readonly onChange: (day: IsoDay | undefined) => void;
  readonly hint?: string;
}

/** A day that may be left out. While its text is wrong, nothing that depends on it is shown. */
export default function DayField({name, value, onChange, ...props}: Props): ReactNode {
  const [problem, setProblem] = useState<string>();
  // A day that comes from elsewhere, as by an undo, takes the place of the wrong text.
  useWrongField(problem !== undefined && value === undefined, name);
  return (
    <DateField
      {...props}
      value={value ?? null}
      onChange={(day, words) => {
        setProblem(words);
        onChange(day ?? undefined);
      }}
    />
  );
}
