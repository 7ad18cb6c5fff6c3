import type {ReactNode} from 'react';
import {coversYear} from '@cooperative/polish';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import Disclosure from '../folds/Disclosure';
import type {MendablePartProps} from '../types';

const waiting = <p aria-busy="true">Wczytujemy…</p>;
const message = 'Nie udało się wczytać tej części wyniku.';

const TornadoPart = lazyPart(() => import('./TornadoPart'), {message, waiting});
const KeysPart = lazyPart(() => import('./KeysPart'), {message, waiting});
const DecisionPart = lazyPart(() => import('./DecisionPart'), {message, waiting});
const CashFlowPart = lazyPart(() => import('./CashFlowPart'), {message, waiting});

/** What the result means in money: over years, in its width, and for each member. */
export default function FinanceParts({
  settled,
  calculation,
  mending,
}: MendablePartProps): ReactNode {
  return (
    <section aria-labelledby="wynik-pieniadze">
      <h3 id="wynik-pieniadze">Nakład i podział</h3>
      <Disclosure name="Nic, same źródła czy spółdzielnia">
        <DecisionPart settled={settled} />
      </Disclosure>
      <Disclosure name="Przepływ pieniędzy rok po roku">
        <CashFlowPart settled={settled} />
      </Disclosure>
      {coversYear(settled.report.axis) && (
        <Disclosure name="Co najbardziej zmienia wynik">
          <TornadoPart ranges={calculation.ranges} settled={settled} />
        </Disclosure>
      )}
      <Disclosure name="Kto zyskuje, a kto traci przy różnych kluczach podziału">
        <KeysPart settled={settled} calculation={calculation} mending={mending} />
      </Disclosure>
    </section>
  );
}
