import type {ReactNode} from 'react';
import {
  groupTariffOf,
  limits,
  operatorNames,
  operatorRate,
  rowOf,
  type DatedRates,
} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import {subscriptionId, type Operator} from '@cooperative/settlement/money/rates';
import {groupFacts, type TariffGroup} from '@cooperative/settlement/money/tariffGroups';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import {NumberSettings, type NumberSpec} from '../../shared/fields/NumberSetting';
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

type FeeKey = 'energy' | 'fixedNetwork' | 'subscription' | 'trade';
const monthly = {unit: 'zł/mies.', max: 100_000, step: 0.1, isOptional: true} as const;

/** Rates of a group from the table, of which those of a bill may replace some. */
export default function GroupRates({name, tariff, dated, onChange}: Props): ReactNode {
  const group = tariff.kind === 'group' ? tariff.group : 'G11';
  const grid = (tariff.kind === 'group' ? tariff.grid : undefined) ?? tariff.operator;
  const path = `tariffs.${name}`;
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
          Stawek {group} operatora {operatorNames[grid]} nie odczytaliśmy: zastępują je stawki{' '}
          {operatorNames[tariff.operator]}. <WhereTariff operator={grid} />
        </p>
      )}
      <div className={styles.columns}>
        <GroupChoice
          path={`${path}.group`}
          group={group}
          onChange={(of) => {
            take(grid, of);
          }}
        />
        <ChoiceSetting
          path={`${path}.operator`}
          label="Operator sieci"
          value={grid}
          names={operatorNames}
          onChange={(operator) => {
            take(operator, group);
          }}
          why={
            <>
              Sieciowa zmienna:{' '}
              <RateSource
                row={operatorRate(dated, 'network', tariff.operator, group)}
                unit="zł/kWh"
              />
            </>
          }
        />
        <NumberSettings
          path={path}
          specs={feesOf(dated, tariff.operator, group)}
          values={tariff}
          onChange={(changed) => {
            onChange({...tariff, ...changed});
          }}
        />
      </div>
    </>
  );
}

function feesOf(
  dated: DatedRates,
  operator: Operator,
  group: TariffGroup,
): readonly NumberSpec<FeeKey>[] {
  const isHousehold = group.startsWith('G');
  const energy = isHousehold
    ? operatorRate(dated, 'energy', operator, group)
    : rowOf(dated, 'offeredMunicipal');
  return [
    {
      key: 'energy',
      label: isHousehold ? 'Energia czynna (opcjonalnie)' : 'Energia czynna',
      unit: 'zł/kWh',
      max: limits.rate,
      step: 0.01,
      fractionDigits: 4,
      isOptional: isHousehold,
      ...(!isHousehold && {hint: 'Z umowy albo rachunku, netto.'}),
      why: (
        <>
          {!isHousehold && 'Dla porównania ceny gmin: '}
          <RateSource row={energy} unit="zł/kWh" />
        </>
      ),
      bill: 'energy',
    },
    ...(groupFacts[group].fixedFee === 'meter'
      ? [
          {
            key: 'fixedNetwork',
            label: 'Sieciowa stała (opcjonalnie)',
            ...monthly,
            why: (
              <RateSource
                row={operatorRate(dated, 'fixedNetwork', operator, group)}
                unit="zł/mies."
              />
            ),
            bill: 'fixedNetwork',
          } as const,
        ]
      : []),
    {
      key: 'subscription',
      label: 'Abonament operatora (opcjonalnie)',
      ...monthly,
      why: <RateSource row={rowOf(dated, subscriptionId(group, operator))} unit="zł/mies." />,
      bill: 'subscription',
    },
    {
      key: 'trade',
      label: 'Opłata sprzedawcy',
      ...monthly,
      hint: 'Handlowa albo abonament, który od 1.10.2026 może pobierać sprzedawca.',
      why: 'Puste pole to 0 zł.',
      bill: 'trade',
    },
  ];
}
