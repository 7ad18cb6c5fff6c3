import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import G11Tariff from './G11Tariff';
import OwnTariff from './OwnTariff';
import {newOwnTariff} from './ownTariffDraft';
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
  const {group = 'G11'} = tariff;
  return (
    <>
      <p className="meta">
        {group === 'G11'
          ? 'To stawki przykładowe, a nie z Twojego rachunku.'
          : `Stawek grupy ${group} nie mamy: zastępują je przykładowe stawki G11, więc kwoty są przybliżone.`}
      </p>
      <Button
        className={styles.addZone}
        onClick={() => {
          onChange(newOwnTariff(group));
        }}>
        Wpisz stawki {group} z rachunku
      </Button>
      <G11Tariff {...props} tariff={tariff} onChange={onChange} />
    </>
  );
}
