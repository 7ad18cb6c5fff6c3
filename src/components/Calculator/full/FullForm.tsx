import type {ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';

interface Props {
  readonly description: Extract<Description, {mode: 'full'}>;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

export default function FullForm(props: Props): ReactNode {
  return <p>{props.description.cooperative.members.length}</p>;
}
