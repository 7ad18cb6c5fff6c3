import {useEffect} from 'react';
import {useProblemReport} from './fieldErrors';

/** Tells the form what is wrong with a typed text, and that nothing is once its control is gone. */
export function useReportedProblem(id: string, label: string, message: string | undefined): void {
  const {report} = useProblemReport();
  useEffect(() => {
    report(id, message === undefined ? undefined : {label, message, isTyped: true});
  }, [report, id, label, message]);
  useEffect(
    () => () => {
      report(id, undefined);
    },
    [report, id],
  );
}
