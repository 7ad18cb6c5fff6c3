import {useCallback, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {useProblemReport} from './fieldErrors';

/** A number of the calculator: while its text is wrong, the answer waits and the list of errors leads here. */
export default function ReportedNumber(props: ComponentProps<typeof NumberField>): ReactNode {
  const {id, label} = props;
  const report = useProblemReport();
  const onProblem = useCallback(
    (message: string | undefined, text: string) => {
      const isTyped = text.trim() !== '';
      report(id, message === undefined ? undefined : {label, message, isTyped});
    },
    [report, id, label],
  );
  return <NumberField {...props} onProblem={onProblem} />;
}
