import type {ReactNode} from 'react';
import {
  groupTariffOf,
  operatorRate,
  rowOf,
  type DatedRates,
} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import {
  groupFacts,
  type GroupRate,
  monthlyRates,
  type Operator,
  operatorNames,
  subscriptionId,
  type TariffGroup,
} from '@cooperative/settlement/rates';
import Settings, {Setting} from '../../shared/fields/Settings';
import RateSource from '../../shared/RateSource';
import WhereTariff from '../../shared/WhereTariff';
import GroupChoice from './GroupChoice';
import styles from '../full.module.css';

/** Rates of the table; those of a description from before other groups had any are of households. */
type TableTariff = Exclude<TariffDraft, {kind: 'own'}>;

interface Props {
  readonly name: string;
  readonly tariff: TableTariff;
  readonly dated: DatedRates;
  readonly onChange: (tariff: TableTariff) => void;
}

/** Rates of a group from the table, of which those of a bill may replace some. */
export default function GroupRates({name, tariff, dated, onChange}: Props): ReactNode {
  const group = tariff.kind === 'group' ? tariff.group : 'G11';
  const grid = (tariff.kind === 'group' ? tariff.grid : undefined) ?? tariff.operator;
  const {operator} = tariff;
  const isHousehold = group.startsWith('G');
  const path = `tariffs.${name}`;
  const sourceOf = (rate: GroupRate, unit: string): ReactNode => (
    <RateSource row={operatorRate(dated, rate, operator, group)} unit={unit} />
  );
  const take = (operator: Operator, of: TariffGroup): void => {
    const next = groupTariffOf(dated, operator, of, undefined);
    if (next) {
      const energy = tariff.energy ?? (of.startsWith('G') ? undefined : null);
      onChange({...next, energy, trade: tariff.trade});
    }
  };
  return (
    <>
      {grid !== tariff.operator && (
        <p className="meta">
          Stawek {group} operatora {operatorNames[grid]} nie mamy: zastępują je stawki{' '}
          {operatorNames[tariff.operator]}. <WhereTariff operator={grid} />
        </p>
      )}
      <div className={styles.columns}>
        <GroupChoice path={`${path}.group`} group={group} onChange={(of) => take(grid, of)} />
        <Setting
          of="tariffs.operator"
          path={`${path}.operator`}
          asked={{
            names: operatorNames,
            why: <>Sieciowa zmienna: {sourceOf('network', 'zł/kWh')}</>,
          }}
          value={grid}
          onChange={(operator) => take(operator, group)}
        />
        <Settings
          of="tariffs"
          path={path}
          keys={[
            'energy',
            ...monthlyRates.filter(
              (fee) => fee !== 'fixedNetwork' || groupFacts[group].fixedFee === 'meter',
            ),
          ]}
          asked={{
            energy: isHousehold
              ? {why: sourceOf('energy', 'zł/kWh')}
              : {
                  optional: undefined,
                  hint: 'Z umowy albo rachunku, netto.',
                  why: (
                    <>
                      Dla porównania ceny gmin:{' '}
                      <RateSource row={rowOf(dated, 'offeredMunicipal')} unit="zł/kWh" />
                    </>
                  ),
                },
            fixedNetwork: {why: sourceOf('fixedNetwork', 'zł/mies.')},
            subscription: {
              label: 'Abonament operatora (opcjonalnie)',
              why: (
                <RateSource row={rowOf(dated, subscriptionId(group, operator))} unit="zł/mies." />
              ),
            },
          }}
          values={tariff}
          onChange={(changed) => onChange({...tariff, ...changed})}
        />
      </div>
    </>
  );
}
