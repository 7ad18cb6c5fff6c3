import {useContext, useState, type ComponentProps, type ReactNode} from 'react';
import TextField from '@site/src/components/ui/controls/TextField';
import {FieldErrorContext, useWrongField} from '../wrongFields';

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'value' | 'onChange' | 'hint' | 'inputMode'
> {
  /** Names the field among all of the documents; by default its label. */
  readonly name?: string;
  /** What it is called where all of the documents is checked. */
  readonly field: string;
}

/** A short text as a field of a form; each letter counts. An empty one says what it lacks once it was left. */
export default function WatchedText({name, field, ...text}: Props): ReactNode {
  const error = useContext(FieldErrorContext)(field);
  const [isLeft, setIsLeft] = useState(false);
  const {id, label, value} = text;
  const isTold = value !== '' || isLeft;
  useWrongField(error !== undefined, name ?? label, {id, field});
  return <TextField {...text} error={isTold ? error : undefined} onBlur={() => setIsLeft(true)} />;
}
