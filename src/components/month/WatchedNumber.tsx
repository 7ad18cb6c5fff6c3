import {useCallback, useContext, useState, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {FieldErrorContext, useWrongField} from './wrongFields';

interface Props extends Omit<
  ComponentProps<typeof NumberField>,
  'onProblem' | 'onLeave' | 'error'
> {
  /** Names the field among all of the page; by default its label. */
  readonly name?: string;
  /** What it is called where all of the documents is checked, which may find it wrong too. */
  readonly field?: string;
  /** What an empty field stands for, if not for no number. */
  readonly whenEmpty?: number;
}

/**
 * A number of the month. While its text is wrong, nothing that depends on it is shown, and a required number stays as it
 * was. An empty field says what it lacks once it was left.
 */
export default function WatchedNumber({
  name,
  field,
  whenEmpty,
  value,
  onChange,
  ...props
}: Props): ReactNode {
  const error = useContext(FieldErrorContext)(field);
  const [problem, setProblem] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  /** The value behind a text that is empty or wrong: until it changes, the text stays. */
  const [behind, setBehind] = useState<number | null>();
  if (props.isRequired === true && behind !== undefined && behind !== value) {
    // Set from outside: it takes the place of the text, also if it is the old one again later.
    setBehind(undefined);
  }
  useWrongField(problem !== undefined || error !== undefined, name ?? props.label, {
    id: props.id,
    ...(field !== undefined && {field}),
  });
  return (
    <NumberField
      {...props}
      value={behind === value ? null : value}
      error={value === null && !isLeft ? undefined : error}
      onLeave={() => setIsLeft(true)}
      onChange={(next) => {
        if (next === null && props.isRequired === true) {
          setBehind(value);
        } else {
          setBehind(next === null ? (whenEmpty ?? null) : undefined);
          onChange(next);
        }
      }}
      onProblem={useCallback((words: string | undefined) => setProblem(words), [])}
    />
  );
}
