import type {ReactNode} from 'react';
import KeptBar from '@site/src/components/cooperative/KeptBar';
import type {CalculatorForm} from '@site/src/browser/calculator/useCalculatorState';
import {openCooperative} from '@site/src/browser/cooperative/open';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {freshState} from '@site/src/domain/calculator/state';
import {withPlan} from '@site/src/domain/calculator/planRecord';
import {keyOf} from '@cooperative/settlement/month';
import {newRecord} from '@cooperative/settlement/record';

interface Props {
  readonly form: CalculatorForm;
  readonly dated: DatedRates;
}

/** The cooperative whose plan is counted. Another one is opened by the page anew. */
export default function PlanBar({form: {plan, state, dispatch}, dated}: Props): ReactNode {
  const isQuick = state.description.mode === 'quick';
  const isFixed = plan.kept !== null && keyOf(plan.kept.record) === 'fixed';
  const again = (id: string | null): void => {
    openCooperative(id);
    window.location.reload();
  };
  return (
    <>
      <KeptBar
        tool="calculator"
        keeping={plan.keeping}
        // What was not kept is in the file all the same.
        record={withPlan(plan.kept?.record ?? newRecord, state, dated, plan.kept?.state)}
        onFindAgain={() => window.location.reload()}
        onOpen={again}
        onForget={async () => {
          const {forgetCooperative} = await import('@site/src/browser/cooperative/store');
          const id = plan.kept?.record.id;
          if (id !== undefined) {
            await forgetCooperative(id);
          }
          // Otherwise the next change would keep it all again.
          plan.leave();
          dispatch({kind: 'restore', state: freshState(dated)});
        }}
      />
      {isQuick && isFixed && (
        <p>
          We wzorach i&nbsp;w&nbsp;rozliczeniu miesiąca są stałe udziały, a&nbsp;tryb szybki dzieli
          energię według godzin. Udziałami liczy tryb pełny.
        </p>
      )}
    </>
  );
}
