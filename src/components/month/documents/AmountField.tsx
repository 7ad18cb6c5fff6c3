import {useCallback, useState, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {useWrongField} from '../wrongFields';

type Props = Omit<ComponentProps<typeof NumberField>, 'onProblem'>;

/** A number of the documents. While its text cannot be read, nothing is issued. */
export default function AmountField(props: Props): ReactNode {
  const [problem, setProblem] = useState<string>();
  useWrongField(problem !== undefined, 'dokumenty', props.label);
  return (
    <NumberField
      {...props}
      onProblem={useCallback((words: string | undefined) => {
        setProblem(words);
      }, [])}
    />
  );
}
