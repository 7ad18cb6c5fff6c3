import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {fieldId} from '@site/src/components/Calculator/parts/fieldErrors';

/** Fields of the description in which an assumption is chosen; those left out depend on the tariff of a member. */
const fields: Readonly<Record<string, string>> = {
  A5: 'prices.gridReading',
  A7: 'prices.flatCapacityBy',
  A8: 'prices.internalPrice',
  A11: 'prices.market.zlPerMwh[1]',
  A13: 'prices.market.zlPerMwh[1]',
  A15: 'prices.balancingPerMwh',
};

/** The way to the field of an assumption. Quick mode has no such fields, and says so. */
export default function AssumptionField({id}: {readonly id: string}): ReactNode {
  const [isMissing, setIsMissing] = useState(false);
  const path = fields[id];
  if (path === undefined) {
    return null;
  }
  return (
    <p>
      <Button
        look="plain"
        onClick={() => {
          const field = document.getElementById(fieldId(path));
          field?.focus();
          setIsMissing(field === null);
        }}>
        Zmień {id} w formularzu
      </Button>{' '}
      <span role="status">
        {isMissing && 'To pole jest w trybie pełnym: otwórz go nad wynikiem.'}
      </span>
    </p>
  );
}
