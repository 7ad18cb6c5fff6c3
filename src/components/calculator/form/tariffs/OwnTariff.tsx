import type {ReactNode} from 'react';
import {rowOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import {groupFacts, monthlyRates, statutoryRates} from '@cooperative/settlement/rates';
import Settings, {Setting} from '../../shared/fields/Settings';
import RateSource from '../../shared/RateSource';
import {useEver} from '../../shared/useEver';
import GroupChoice from './GroupChoice';
import {inGroup, type OwnTariffDraft} from '@site/src/domain/calculator/ownTariff';
import Zones from './Zones';
import styles from '../full.module.css';

interface Props {
  readonly name: string;
  readonly tariff: OwnTariffDraft;
  readonly dated: DatedRates;
  readonly onChange: (tariff: OwnTariffDraft) => void;
  /** Of a month that is settled: its price is that of the bill, not of the market's hours. */
  readonly isOfMonth?: boolean;
}

/** A tariff copied from a bill: zones, capacity fee, monthly fees; statutory rates left empty come from the table. */
export default function OwnTariff({
  name,
  tariff,
  dated,
  onChange,
  isOfMonth = false,
}: Props): ReactNode {
  const path = `tariffs.${name}`;
  const change = (changed: Partial<OwnTariffDraft>): void => onChange({...tariff, ...changed});
  const hasFixed = useEver(tariff.fixedNetwork != null);
  return (
    <>
      <div className={styles.columns}>
        <GroupChoice
          path={`${path}.group`}
          group={tariff.group}
          onChange={(group) => onChange(inGroup(tariff, group))}
        />
      </div>
      {!isOfMonth && (
        <Settings
          of="tariffs"
          path={path}
          keys={['hourlyPrice']}
          values={tariff}
          onChange={({hourlyPrice}) => change({hourlyPrice: hourlyPrice === true || undefined})}
        />
      )}
      <Zones path={path} tariff={tariff} onChange={change} />
      <div className={styles.columns}>
        <CapacityFee
          path={`${path}.capacity`}
          capacity={tariff.capacity}
          dated={dated}
          onChange={(capacity) => change({capacity})}
        />
        <Settings
          of="tariffs"
          path={path}
          keys={[...feesOf(tariff, hasFixed), ...statutoryRates]}
          asked={{
            fixedNetworkPerKw: {optional: tariff.group ? undefined : 'unmarked'},
            fixedNetwork: {
              label: 'Sieciowa stała bez mocy umownej',
              hint: 'Gdy na rachunku jest jedna kwota.',
              why: 'Puste pole to 0 zł.',
            },
            subscription: {
              hint: 'Puste pole to 0 zł: tak przyjmujemy, gdy nie ma jej na rachunku.',
            },
            ...Object.fromEntries(
              statutoryRates.map((rate) => [
                rate,
                {why: <RateSource row={rowOf(dated, rate)} unit="zł/kWh" />},
              ]),
            ),
          }}
          values={tariff}
          onChange={change}
        />
      </div>
    </>
  );
}

/** The fees of the group; both kinds of the fixed grid fee while the group is not known. */
function feesOf({group}: OwnTariffDraft, hasFixed: boolean) {
  const isByPower = group === undefined || groupFacts[group].fixedFee === 'power';
  const isByMeter = group === undefined || !isByPower || hasFixed;
  return [
    ...(isByPower ? (['fixedNetworkPerKw'] as const) : []),
    ...monthlyRates.filter((fee) => fee !== 'fixedNetwork' || isByMeter),
  ];
}

type Capacity = OwnTariffDraft['capacity'];

interface CapacityFeeProps {
  readonly path: string;
  readonly capacity: Capacity;
  readonly dated: DatedRates;
  readonly onChange: (capacity: Capacity) => void;
}

/** How the capacity fee is charged, and what for where it is not flat. */
function CapacityFee({path, capacity, dated, onChange}: CapacityFeeProps): ReactNode {
  return (
    <>
      <Setting
        of="capacity.kind"
        path={`${path}.kind`}
        value={capacity.kind}
        onChange={(kind) => onChange(kind === 'flat' ? {kind} : {kind, coefficient: 1})}
      />
      {capacity.kind !== 'flat' && (
        <Settings
          of="capacity"
          path={path}
          keys={['rate', 'coefficient']}
          asked={{rate: {why: <RateSource row={rowOf(dated, 'capacityPerKwh')} unit="zł/kWh" />}}}
          values={capacity}
          onChange={(changed) => onChange({...capacity, ...changed})}
        />
      )}
    </>
  );
}
