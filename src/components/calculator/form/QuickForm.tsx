import type {ReactNode} from 'react';
import {operatorRate, type DatedRates} from '@site/src/domain/calculator/defaults';
import {changeQuick, quickLimits, type QuickInput} from '@site/src/domain/calculator/quick';
import {presets} from '@site/src/domain/calculator/presets';
import type {CalculatorAction} from '@site/src/domain/calculator/state';
import {regionYields} from '@site/src/domain/energy/regions';
import {formatNumber} from '@site/src/site/format';
import Composition from './Composition';
import {OperatorChoice, WhoChoice} from './QuickChoices';
import WhereOnBill from '../bill/WhereOnBill';
import {fieldId} from '../shared/fields/fieldErrors';
import RateSource from '../shared/RateSource';
import StandInRates from './StandInRates';
import NumberField from '../shared/fields/ReportedNumber';
import styles from './quick.module.css';

/** Numbers of an example are round assumptions. */
function exampleOf(value: number, unit: string): string {
  return `${formatNumber(value)}\u00a0${unit} to założenie przykładu.`;
}

interface Props {
  readonly quick: QuickInput;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** Five fields that are enough for an answer, and two for those who know the costs. */
export default function QuickForm({quick, dated, dispatch}: Props): ReactNode {
  const change = (changed: Partial<QuickInput>): void => {
    dispatch({
      kind: 'describe',
      description: {mode: 'quick', quick: changeQuick(dated, quick, changed)},
    });
  };
  return (
    <>
      <WhoChoice
        who={quick.who}
        onChange={(who) => {
          change({who});
        }}
      />
      <fieldset className={styles.group}>
        <legend>Zużycie</legend>
        {quick.members ? (
          <p>Roczne zużycie prądu według składu: {formatNumber(quick.annualKwh ?? 0)} kWh</p>
        ) : (
          <NumberField
            id="kalkulator-zuzycie"
            label="Roczne zużycie prądu"
            unit="kWh"
            {...quickLimits.annualKwh}
            step={1000}
            fractionDigits={0}
            value={quick.annualKwh}
            isRequired
            onChange={(annualKwh) => {
              change({annualKwh});
            }}
            hint={`Suma z rachunków wszystkich członków z 12 miesięcy. ${exampleOf(presets[quick.who].annualKwh, 'kWh')}`}
          />
        )}
        <Composition
          quick={quick}
          onChange={(members) => {
            change({members});
          }}
        />
        <OperatorChoice
          operator={quick.operator}
          dated={dated}
          onChange={(operator) => {
            change({operator});
          }}
        />
        <NumberField
          id="kalkulator-cena"
          label="Cena prądu z rachunku"
          unit="zł/kWh"
          {...quickLimits.energyPrice}
          step={0.01}
          fractionDigits={4}
          value={quick.energyPrice}
          isRequired
          onChange={(energyPrice) => {
            change({energyPrice});
          }}
          hint={
            <>
              Energia czynna netto, bez akcyzy, przepisana z rachunku. <WhereOnBill item="energy" />
              <br />
              <RateSource row={operatorRate(dated, 'energy', quick.operator)} unit="zł/kWh" />
            </>
          }
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Źródła energii</legend>
        <NumberField
          id="kalkulator-moc"
          label="Planowana moc paneli"
          unit="kWp"
          {...quickLimits.kwp}
          step={5}
          value={quick.kwp}
          isRequired
          onChange={(kwp) => {
            change({kwp});
          }}
          hint={`Łączna moc wszystkich instalacji. ${exampleOf(presets[quick.who].kwp, 'kWp')} 1 kWp na dachu południowym daje w środkowej Polsce około ${formatNumber(regionYields.centre)}\u00a0kWh rocznie.`}
        />
        <NumberField
          id="kalkulator-koszt"
          label="Koszt instalacji (opcjonalnie)"
          unit="zł"
          {...quickLimits.costZl}
          step={1000}
          fractionDigits={0}
          value={quick.costZl}
          onChange={(costZl) => {
            change({costZl});
          }}
          hint="Bez VAT, który odliczasz. Nie podpowiadamy kosztu: wpisz kwotę z oferty."
        />
        <NumberField
          id={fieldId('finance.annualCostZl')}
          label="Roczne koszty działania (opcjonalnie)"
          unit="zł"
          {...quickLimits.annualCostZl}
          step={1000}
          fractionDigits={0}
          value={quick.annualCostZl}
          onChange={(annualCostZl) => {
            change({annualCostZl});
          }}
          hint="Księgowość, badanie sprawozdań, serwis i utrzymanie paneli. Bez nich wynik jest za dobry."
        />
      </fieldset>
      <StandInRates quick={quick} />
    </>
  );
}
