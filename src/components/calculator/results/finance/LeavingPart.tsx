import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import type {CalculationReport, Leaving} from '@cooperative/settlement/answer';
import {mostLeaving} from '@cooperative/settlement/division';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {useAsking} from '../useAsking';
import {leavingCaption, leavingTable} from '@site/src/domain/calculator/finance/keyTexts';

interface Props {
  readonly report: CalculationReport;
  readonly leaving: Calculation['leaving'];
}

/** What a member who leaves changes for the others; on request, as each takes a settlement of its own. */
export default function LeavingPart({report, leaving}: Props): ReactNode {
  const [state, ask] = useAsking<readonly Leaving[]>(report);
  const count = report.settlement.members.length;
  if (count > mostLeaving) {
    return (
      <p className="meta">
        Skutki odejścia liczymy najwyżej dla {mostLeaving} członków, bo każde odejście wymaga
        osobnego rozliczenia.
      </p>
    );
  }
  const rows = state.kind === 'done' ? state.found : null;
  return (
    <>
      <p>
        <Button aria-disabled={state.kind === 'busy'} onClick={() => ask(leaving())}>
          Policz, co zmieni odejście każdego członka
        </Button>
      </p>
      <p role="status">
        {state.kind === 'busy' && 'Liczymy…'}
        {state.kind === 'failed' && 'Nie udało się policzyć. Spróbuj ponownie.'}
        {rows?.length === 0 && 'Do tego porównania potrzeba co najmniej dwóch członków.'}
      </p>
      {rows && rows.length > 0 && (
        <>
          <SortableTable caption={leavingCaption(report)} {...leavingTable(rows)} />
          <p className="meta">
            Gdy zmiana jest ujemna, pozostali tracą na odejściu. Kwoty obejmują zapłatę za energię
            wspólną. Spółdzielnia, która nie spełnia warunku z ustawy, nie może się tak rozliczać.
          </p>
        </>
      )}
    </>
  );
}
