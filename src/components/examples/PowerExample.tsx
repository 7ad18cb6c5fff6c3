import type {ReactNode} from 'react';
import {electricPowerLimit, excisePowerLimit} from '@cooperative/settlement/law';
import {formatNumber} from '@cooperative/polish';
import Fields from './Fields';
import Level from './Level';

interface Props {
  /** Powers in kW with spaces between them, as an article writes them. */
  readonly powers: string;
}

/** The powers of a cooperative's installations put together and held against the limit of the excise duty. */
export default function PowerExample({powers}: Props): ReactNode {
  const fields = powers.split(' ').map((power, index) => ({
    label: `Instalacja ${index + 1}`,
    unit: 'kW',
    start: Number(power),
    max: electricPowerLimit.value * 1000,
  }));
  const limit = excisePowerLimit.value;
  return (
    <Fields title="Dodaj moce swoich instalacji" fields={fields}>
      {(values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        return (
          <>
            <p>
              Razem <strong>{formatNumber(total, 2)}&nbsp;kW</strong>, granica {formatNumber(limit)}
              &nbsp;kW.{' '}
              {total <= limit
                ? `Mieści się, zostaje ${formatNumber(limit - total, 2)}\u00a0kW. Zwolnienie z akcyzy działa.`
                : `Granica przekroczona o ${formatNumber(total - limit, 2)}\u00a0kW. Zwolnienie z akcyzy nie działa.`}
            </p>
            <Level parts={values} limit={limit} />
          </>
        );
      }}
    </Fields>
  );
}
