import type {ReactNode} from 'react';
import {
  g11Of,
  limits,
  operatorNames,
  operatorRate,
  type DatedRates,
} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
import RateSource from '../../shared/RateSource';
import styles from '../full.module.css';

type G11 = Extract<TariffDraft, {kind: 'g11'}>;

interface Props {
  readonly name: string;
  readonly tariff: G11;
  readonly dated: DatedRates;
  readonly onChange: (tariff: G11) => void;
}

const monthly = {unit: 'zł/mies.', max: 100_000, step: 0.1} as const;

/** Example rates of households with an operator, which values from a bill may replace. */
export default function G11Tariff({name, tariff, dated, onChange}: Props): ReactNode {
  const {operator} = tariff;
  const path = `tariffs.${name}`;
  const specs: readonly NumberSpec<'energy' | 'fixedNetwork' | 'subscription' | 'trade'>[] = [
    {
      key: 'energy',
      label: 'Energia czynna (opcjonalnie)',
      unit: 'zł/kWh',
      max: limits.rate,
      step: 0.01,
      fractionDigits: 4,
      isOptional: true,
      why: <RateSource row={operatorRate(dated, 'energy', operator)} unit="zł/kWh" />,
      bill: 'energy',
    },
    {
      key: 'fixedNetwork',
      label: 'Sieciowa stała',
      ...monthly,
      why: <RateSource row={operatorRate(dated, 'fixedNetwork', operator)} unit="zł/mies." />,
      bill: 'fixedNetwork',
    },
    {
      key: 'subscription',
      label: 'Abonament',
      ...monthly,
      why: <RateSource row={operatorRate(dated, 'subscription', operator)} unit="zł/mies." />,
      bill: 'subscription',
    },
    {
      key: 'trade',
      label: 'Opłata handlowa',
      ...monthly,
      isOptional: true,
      hint: 'Puste pole to 0 zł: tak przyjmujemy, gdy nie ma jej na rachunku.',
      bill: 'trade',
    },
  ];
  return (
    <div className={styles.columns}>
      <ChoiceSetting
        path={`${path}.operator`}
        label="Operator sieci"
        value={operator}
        names={operatorNames}
        onChange={(next) => {
          onChange({
            ...g11Of(dated, next, tariff.energy ?? undefined),
            trade: tariff.trade,
            group: tariff.group,
          });
        }}
        why={
          <>
            Sieciowa zmienna:{' '}
            <RateSource row={operatorRate(dated, 'network', operator)} unit="zł/kWh" />
          </>
        }
      />
      <NumberSettings
        path={path}
        specs={specs}
        values={tariff}
        onChange={(changed) => {
          onChange({...tariff, ...changed});
        }}
      />
    </div>
  );
}
