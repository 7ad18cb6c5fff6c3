import type {ReactNode} from 'react';
import BillExample from '@site/src/components/examples/BillExample';
import rates from '@site-data/kwh-rates.json';

/** `::policz-rachunek` in an article, with its rates. */
export default function BillFigure({kwh}: {readonly kwh: string}): ReactNode {
  return <BillExample kwh={kwh} rates={rates} />;
}
