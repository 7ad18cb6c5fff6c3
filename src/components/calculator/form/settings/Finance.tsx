import type {ReactNode} from 'react';
import {defaultFinance} from '@site/src/domain/calculator/defaults';
import CheckSetting from '../../shared/fields/CheckSetting';
import ChoiceSetting from '../../shared/fields/ChoiceSetting';
import {NumberSettings} from '../../shared/fields/NumberSetting';
import type {FormPartProps} from '../formPart';
import {
  financeSpecs,
  sizeSpecs,
  stepSpecs,
} from '@site/src/components/calculator/shared/financeSpecs';
import {useUndo} from '../../shared/fields/useUndo';
import PriceChanges from './PriceChanges';
import Replacements from './Replacements';
import styles from '../full.module.css';

/** The investment, if its cost is known. */
export default function Finance({cooperative, onChange}: FormPartProps): ReactNode {
  const {finance} = cooperative;
  const offerUndo = useUndo({value: cooperative, onChange});
  const change = (changed: Partial<NonNullable<typeof finance>>): void => {
    onChange({...cooperative, finance: {...(finance ?? defaultFinance), ...changed}});
  };
  return (
    <>
      <CheckSetting
        path="finance"
        label="Znam koszt inwestycji"
        value={finance !== undefined}
        onChange={(isKnown) => {
          onChange({...cooperative, finance: isKnown ? defaultFinance : undefined});
          if (!isKnown) {
            offerUndo('Usunięto koszt inwestycji i finansowanie.', (now) => ({...now, finance}));
          }
        }}
        hint="Bez kosztu pokażemy, ile instalacja może kosztować, żeby się zwróciła."
      />
      {finance && (
        <>
          <div className={styles.columns}>
            <NumberSettings
              path="finance"
              specs={financeSpecs}
              values={finance}
              onChange={change}
            />
            <NumberSettings path="finance" specs={stepSpecs} values={finance} onChange={change} />
            <ChoiceSetting
              path="finance.against"
              label="Z czym porównać"
              value={finance.against}
              names={{
                alone: 'każdy kupuje cały prąd sam',
                aloneWithSources: 'każdy ma własne źródła bez wsparcia',
                netBilling: 'każdy ma własne źródła w net-billingu',
              }}
              onChange={(against) => {
                change({against});
              }}
              hint="Od tego zależy, co uznajemy za oszczędność."
            />
          </div>
          <h4>Ceny prądu rok po roku</h4>
          <PriceChanges
            changes={finance.priceChanges}
            onChange={(priceChanges) => {
              change({priceChanges});
            }}
          />
          <h4>Wymiany</h4>
          <Replacements
            replacements={finance.replacements}
            onChange={(replacements) => {
              change({replacements});
            }}
          />
          <h4>Najlepsza wielkość</h4>
          <div className={styles.columns}>
            <NumberSettings path="finance" specs={sizeSpecs} values={finance} onChange={change} />
          </div>
          <p className="meta">
            Szukamy mocy i magazynu, które przez wszystkie lata horyzontu mają najwyższą wartość
            dzisiejszą (NPV). Podatku dochodowego nie liczymy.
          </p>
        </>
      )}
    </>
  );
}
