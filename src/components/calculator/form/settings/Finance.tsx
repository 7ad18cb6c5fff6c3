import type {ReactNode} from 'react';
import {defaultFinance} from '@site/src/domain/calculator/defaults';
import CheckSetting from '../../shared/fields/CheckSetting';
import Settings from '../../shared/fields/Settings';
import {useUndo} from '../../shared/fields/useUndo';
import type {FormPartProps} from '../formPart';
import RowList from './RowList';
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
            <Settings
              of="finance"
              keys={[
                'costZl',
                'vat',
                'vatDeducted',
                'grant',
                'loan',
                'loanRate',
                'loanYears',
                'annualCostZl',
                'costGrowth',
                'priceGrowth',
                'ageing',
                'discount',
                'years',
                'cooperativeZl',
                'against',
              ]}
              values={finance}
              onChange={change}
            />
          </div>
          <h4>Ceny prądu rok po roku</h4>
          <RowList
            of="priceChanges"
            keys={['year', 'change']}
            rows={finance.priceChanges}
            empty={{year: null, change: null}}
            words={{
              row: 'Zmiana cen',
              remove: 'Usuń zmianę cen',
              add: 'Dodaj rok z inną zmianą cen',
              none: 'Bez wpisanych lat ceny zmieniają się co rok tak samo.',
            }}
            onChange={(priceChanges) => change({priceChanges})}
          />
          <h4>Wymiany</h4>
          <RowList
            of="replacements"
            keys={['year', 'costZl']}
            rows={finance.replacements}
            empty={{year: null, costZl: null}}
            words={{
              row: 'Wymiana',
              remove: 'Usuń wymianę',
              add: 'Dodaj wymianę, np. falownika',
              none: 'Bez wpisanych wymian liczymy tak, jakby ich nie było.',
            }}
            onChange={(replacements) => change({replacements})}
          />
          <h4>Najlepsza wielkość</h4>
          <div className={styles.columns}>
            <Settings
              of="finance"
              keys={['panelZlPerKw', 'largestPanelKw', 'batteryZlPerKwh']}
              values={finance}
              onChange={change}
            />
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
