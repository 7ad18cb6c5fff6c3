import type {ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';
import Part from '../shared/Part';
import Conditions from './settings/Conditions';
import Finance from './settings/Finance';
import InternalKeyFields from './settings/InternalKeyFields';
import type {FormPartProps, KnownPlan} from './formPart';
import Members from './members/Members';
import Model from './settings/Model';
import PriceSettings from './settings/PriceSettings';
import RangeFields from './settings/RangeFields';
import Storage from './settings/Storage';
import Tariffs from './tariffs/Tariffs';
import styles from './full.module.css';

interface Props {
  readonly description: Extract<Description, {mode: 'full'}>;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
  /** The plan and the cooperative of this device whose plan it is; null if it is nobody's, or a field is wrong. */
  readonly known: KnownPlan | null;
}

/** The whole description. Members come first; the parts below are folded, as each has sensible defaults. */
export default function FullForm({description, dated, dispatch, known}: Props): ReactNode {
  const {cooperative, quick} = description;
  const props: FormPartProps = {
    cooperative,
    dated,
    onChange: (changed) => {
      dispatch({kind: 'describe', description: {mode: 'full', quick, cooperative: changed}});
    },
  };
  return (
    <>
      <Members {...props} />
      <div className={styles.parts}>
        <Part title="Magazyn spółdzielni">
          <Storage {...props} />
        </Part>
        <Part title="Stawki z rachunków">
          <Tariffs {...props} />
        </Part>
        <Part title="Ceny i sposób rozliczenia">
          <PriceSettings {...props} />
        </Part>
        <Part title="Podział wewnętrzny">
          <InternalKeyFields {...props} known={known} />
        </Part>
        <Part title="Koszt inwestycji i finansowanie">
          <Finance {...props} />
        </Part>
        <Part title="Niepewność wyniku">
          <RangeFields {...props} />
        </Part>
        <Part title="Warunki z ustawy">
          <Conditions {...props} />
        </Part>
        <Part title="Rok, pogoda i położenie">
          <Model {...props} />
        </Part>
      </div>
    </>
  );
}
