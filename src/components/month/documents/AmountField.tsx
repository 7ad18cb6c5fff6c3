import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {useWrongField} from '../wrongFields';

type Props = Omit<ComponentProps<typeof NumberField>, 'onProblem' | 'isExact'>;

/**
 * A number of the documents. While its text cannot be read, nothing is issued. A required one is not told to `onChange`
 * when it is cleared: until there is another, the settings keep the last.
 */
export default function AmountField(props: Props): ReactNode {
  const {value, onChange, isRequired = false} = props;
  const [problem, setProblem] = useState<string>();
  /** The number of the settings that is no longer in the field. */
  const [cleared, setCleared] = useState<number | null>(null);
  useWrongField(problem !== undefined, 'dokumenty', props.label);
  return (
    <NumberField
      {...props}
      isExact
      value={value === cleared ? null : value}
      onChange={(next) => {
        const isCleared = isRequired && next === null;
        setCleared(isCleared ? value : null);
        if (!isCleared) {
          onChange(next);
        }
      }}
      onProblem={useCallback((words: string | undefined) => {
        setProblem(words);
      }, [])}
    />
  );
}
