import {useCallback, useEffect, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {useProblemReport} from './fieldErrors';

interface Props extends ComponentProps<typeof NumberField> {
  /** Of the number in the description: the list of errors then says whose it is. */
  readonly path?: string;
}

/** A number of the calculator: while its text is wrong, the answer waits and the list of errors leads here. */
export default function ReportedNumber({path, ...props}: Props): ReactNode {
  const {id, label} = props;
  const {report, returning} = useProblemReport();
  const onProblem = useCallback(
    (message: string | undefined, text: string) => {
      const isTyped = text.trim() !== '';
      report(
        id,
        message === undefined ? undefined : {label, message, isTyped, text, ...(path && {path})},
      );
    },
    [report, id, label, path],
  );
  useEffect(() => {
    returning.delete(id);
  }, [returning, id]);
  return <NumberField {...props} initialText={returning.get(id)} onProblem={onProblem} />;
}
