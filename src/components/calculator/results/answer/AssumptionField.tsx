import type {ReactNode} from 'react';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import FieldLink from '@site/src/components/calculator/shared/fields/FieldLink';
import type {CooperativeInput} from '@cooperative/settlement/description';

/** The field of the description in which each assumption is chosen. */
const fields: Readonly<Record<string, string>> = {
  A2: 'validPeriods',
  A5: 'prices.gridReading',
  A7: 'prices.flatCapacityBy',
  A8: 'prices.internalPrice',
  A11: 'prices.market.zlPerMwh[1]',
  A13: 'prices.market.zlPerMwh[1]',
  A15: 'prices.balancingPerMwh',
};

interface Props {
  readonly id: string;
  readonly input: CooperativeInput;
}

/** A link to the field of an assumption. Quick mode has no such fields, and says so. */
export default function AssumptionField({id, input}: Props): ReactNode {
  const path = id === 'A14' ? capacityField(input) : fields[id];
  if (path === undefined) {
    return (
      <p className="meta">
        Współczynnik jest polem stawek przepisanych z rachunku, z opłatą mocową za kWh (tryb pełny,
        część „Stawki z rachunków”). W tym obliczeniu nikt nie ma takich stawek, więc nie zmienia on
        wyniku.
      </p>
    );
  }
  return (
    <p>
      <FieldLink id={fieldId(path)}>Zmień {id} w formularzu</FieldLink>
    </p>
  );
}

/** The capacity fee coefficient is in every own tariff that charges the fee per kWh; the first one in use is taken. */
function capacityField({tariffs = {}, members, battery}: CooperativeInput): string | undefined {
  const used = new Set([...members.map(({tariff}) => tariff), battery?.tariff]);
  const found = Object.entries(tariffs).find(
    ([name, tariff]) => used.has(name) && tariff.kind === 'own' && tariff.capacity.kind !== 'flat',
  );
  return found && `tariffs.${found[0]}.capacity.coefficient`;
}
