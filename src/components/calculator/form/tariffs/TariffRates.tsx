import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {groupTariffOf, type DatedRates} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import GroupRates from './GroupRates';
import OwnTariff from './OwnTariff';
import {newOwnTariff} from '@site/src/domain/calculator/ownTariff';
import styles from '../full.module.css';

interface Props {
  readonly name: string;
  readonly tariff: TariffDraft;
  readonly dated: DatedRates;
  readonly onChange: (tariff: TariffDraft) => void;
}

/** The rates of a tariff: an operator's example or copied from a bill; the example can be changed for a bill. */
export default function TariffRates({tariff, onChange, ...props}: Props): ReactNode {
  if (tariff.kind === 'own') {
    return <OwnTariff {...props} tariff={tariff} onChange={onChange} />;
  }
  const {group = 'G11', operator} = tariff;
  const {dated} = props;
  const isHousehold = tariff.kind === 'g11' && group !== 'G11';
  const known = isHousehold ? groupTariffOf(dated, operator, group, undefined) : null;
  return (
    <>
      <p className="meta">
        {isHousehold
          ? `To stawki domowe G11: w tym opisie zastępują stawki grupy ${group}.`
          : 'To stawki z tabeli serwisu, a nie z Twojego rachunku.'}
      </p>
      {known && (
        <Button
          className={styles.addZone}
          onClick={() => onChange({...known, energy: tariff.energy ?? null, trade: tariff.trade})}>
          Weź stawki {group} z taryfy
        </Button>
      )}
      <Button className={styles.addZone} onClick={() => onChange(newOwnTariff(group))}>
        Wpisz stawki {group} z rachunku
      </Button>
      <GroupRates {...props} tariff={tariff} onChange={onChange} />
    </>
  );
}
