import type {ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';
import Part from '../shared/Part';
import Conditions from './settings/Conditions';
import Finance from './settings/Finance';
import InternalKey from './settings/InternalKey';
import Members from './members/Members';
import Model from './settings/Model';
import Prices from './settings/Prices';
import Storage from './settings/Storage';
import Tariffs from './tariffs/Tariffs';

interface Props {
  readonly description: Extract<Description, {mode: 'full'}>;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** What every part of the full form gets. */
export interface PartProps {
  readonly cooperative: CooperativeDraft;
  readonly dated: DatedRates;
  readonly onChange: (cooperative: CooperativeDraft) => void;
}

/** The whole description. Members come first; the parts below are folded, as each has sane defaults. */
export default function FullForm({description, dated, dispatch}: Props): ReactNode {
  const {cooperative, quick} = description;
  const props: PartProps = {
    cooperative,
    dated,
    onChange: (changed) => {
      dispatch({kind: 'describe', description: {mode: 'full', quick, cooperative: changed}});
    },
  };
  return (
    <>
      <Members {...props} />
      <Part title="Magazyn spółdzielni">
        <Storage {...props} />
      </Part>
      <Part title="Taryfy">
        <Tariffs {...props} />
      </Part>
      <Part title="Ceny i sposób rozliczenia">
        <Prices {...props} />
      </Part>
      <Part title="Podział wewnętrzny">
        <InternalKey {...props} />
      </Part>
      <Part title="Koszt inwestycji i finansowanie">
        <Finance {...props} />
      </Part>
      <Part title="Warunki z ustawy">
        <Conditions {...props} />
      </Part>
      <Part title="Rok, pogoda i położenie">
        <Model {...props} />
      </Part>
    </>
  );
}
