import type {ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import CheckSetting from '../../shared/fields/CheckSetting';
import {NumberSettings} from '../../shared/fields/NumberSetting';
import {useEver} from '../../shared/useEver';
import CapacityFee from './CapacityFee';
import GroupChoice from './GroupChoice';
import {inGroup, type OwnTariffDraft} from './ownTariffDraft';
import {feesOf, ratesOf} from './tariffSpecs';
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
  const change = (changed: Partial<OwnTariffDraft>): void => {
    onChange({...tariff, ...changed});
  };
  const hasFixed = useEver(tariff.fixedNetwork != null);
  return (
    <>
      <div className={styles.columns}>
        <GroupChoice
          path={`${path}.group`}
          group={tariff.group}
          onChange={(group) => {
            onChange(inGroup(tariff, group));
          }}
        />
      </div>
      {!isOfMonth && (
        <CheckSetting
          path={`${path}.hourlyPrice`}
          label="Cena energii zmienia się co godzinę (cena dynamiczna)"
          value={tariff.hourlyPrice ?? false}
          onChange={(isHourly) => {
            change({hourlyPrice: isHourly || undefined});
          }}
          hint="Ceny wczytaj z pliku RCE w części „Ceny i sposób rozliczenia”."
          why="Energia kosztuje wtedy tyle, ile rynkowa cena danej godziny (RCE) i marża sprzedawcy razem. Prąd kupiony po rozliczeniu liczymy po średniej cenie z godzin poboru w miesiącu. To założenie: przepisy nie mówią, z których godzin jest ten prąd."
        />
      )}
      <Zones path={path} tariff={tariff} onChange={change} />
      <div className={styles.columns}>
        <CapacityFee
          path={`${path}.capacity`}
          capacity={tariff.capacity}
          dated={dated}
          onChange={(capacity) => {
            change({capacity});
          }}
        />
        <NumberSettings
          path={path}
          specs={feesOf(tariff, hasFixed)}
          values={tariff}
          onChange={change}
        />
        <NumberSettings path={path} specs={ratesOf(dated)} values={tariff} onChange={change} />
      </div>
    </>
  );
}
