import type {ReactNode} from 'react';
import KeptBar from '@site/src/components/cooperative/KeptBar';
import type {CalculatorForm} from '@site/src/browser/calculator/useCalculatorState';
import {openCooperative} from '@site/src/browser/cooperative/open';
import {newRecord} from '@cooperative/settlement/record/newRecord';

/** The cooperative whose plan is counted. Another one, or a file, is opened by the page anew. */
export default function PlanBar({form: {plan}}: {readonly form: CalculatorForm}): ReactNode {
  const again = (id: string | null): void => {
    openCooperative(id);
    window.location.reload();
  };
  return (
    <KeptBar
      tool="calculator"
      keeping={plan.keeping}
      record={plan.kept?.record ?? newRecord}
      onFindAgain={() => {
        window.location.reload();
      }}
      onOpen={again}
      onForget={async () => {
        const {forgetCooperative} = await import('@site/src/browser/cooperative/store');
        const id = plan.kept?.record.id;
        if (id !== undefined) {
          await forgetCooperative(id);
        }
        plan.leave();
      }}
    />
  );
}
