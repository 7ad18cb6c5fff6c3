import type {ReactNode} from 'react';
import {type Operator, operatorNames, tariffPages} from '@cooperative/settlement/rates';

/** Where an operator's own rates are: its tariff, or only the bill. */
export default function WhereTariff({operator}: {readonly operator: Operator}): ReactNode {
  const page = tariffPages[operator];
  const name = operatorNames[operator];
  return (
    <>
      Przepisz je z rachunku albo z taryfy {name}
      {page === undefined ? (
        ', której szukaj na stronie operatora.'
      ) : (
        <>
          {' '}
          w <a href={page}>Biuletynie URE</a>.
        </>
      )}
    </>
  );
}
