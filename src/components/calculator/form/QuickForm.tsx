import {memo, type ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {
  changeQuick,
  quickFields,
  usualPriceRow,
  quickRegion,
  type QuickInput,
} from '@site/src/domain/calculator/quick';
import {presets} from '@site/src/domain/calculator/presets';
import type {CalculatorAction} from '@site/src/domain/calculator/state';
import {regionNames, regionYields, roofYieldWhy, yieldSource} from '@cooperative/settlement/models';
import {formatNumber} from '@cooperative/polish';
import AreaField from './AreaField';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Why from '@site/src/components/ui/Why';
import SelectField from '@site/src/components/ui/controls/SelectField';
import WhoChoice from './WhoChoice';
import {UseField, UseInParts} from './QuickUse';
import WhereOnBill from '../bill/WhereOnBill';
import CheckSetting from '../shared/fields/CheckSetting';
import {operatorNames, operators} from '@cooperative/settlement/rates';
import {costWhy, runningWhy} from '@cooperative/settlement/description';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import RateSource from '../shared/RateSource';
import StandInRates from './StandInRates';
import NumberField from '../shared/fields/ReportedNumber';
import styles from './quick.module.css';

/** Known to some only: the answer does without them. */
const costs = [
  {
    key: 'costZl',
    id: 'kalkulator-koszt',
    hint: 'Kwota z oferty, bez VAT, który odliczasz.',
    why: costWhy,
  },
  {
    key: 'annualCostZl',
    id: fieldId('finance.annualCostZl'),
    hint: 'Księgowość, badanie sprawozdań, serwis, utrzymanie paneli.',
    why: runningWhy,
  },
  {
    key: 'cooperativeZl',
    id: fieldId('finance.cooperativeZl'),
    hint: 'Statut, notariusz, rejestry, doradca: raz, na początku.',
  },
] as const;

interface Props {
  readonly quick: QuickInput;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

type NumberKey = keyof typeof quickFields;
const required: ReadonlySet<NumberKey> = new Set(['energyPrice', 'kwp']);

/** What is folded, as a link keeps it. */
const optional = [
  'area',
  'costZl',
  'annualCostZl',
  'cooperativeZl',
  'annualYield',
  'isFirstYear',
  'monthlyKwh',
  'members',
] as const;

/** Five fields that are enough for an answer, and folded those for whoever knows the place, the costs and the roof. */
function QuickForm({quick, dated, dispatch}: Props): ReactNode {
  const change = (changed: Partial<QuickInput>): void => {
    dispatch({
      kind: 'describe',
      description: {mode: 'quick', quick: changeQuick(dated, quick, changed)},
    });
  };
  const numberOf = (key: NumberKey) => ({
    ...quickFields[key],
    isRequired: required.has(key),
    label: `${quickFields[key].label}${required.has(key) ? '' : ' (opcjonalnie)'}`,
    value: quick[key],
    onChange: (value: number | null) => change({[key]: value}),
  });
  const region = quickRegion(quick);
  const given = optional.filter((key) => quick[key] !== undefined && quick[key] !== null).length;
  return (
    <div className={styles.form}>
      <WhoChoice who={quick.who} onChange={(who) => change({who})} />
      <UseField quick={quick} onChange={change} />
      <SelectField
        id="kalkulator-operator"
        label="Operator sieci"
        hint="Jego nazwę znajdziesz na rachunku."
        options={operators.map((id) => ({value: id, label: operatorNames[id]}))}
        value={quick.operator}
        onChange={(operator) => change({operator})}
      />
      <NumberField
        {...numberOf('energyPrice')}
        id="kalkulator-cena"
        hint={
          <>
            Energia czynna netto, bez akcyzy. <WhereOnBill item="energy" />
          </>
        }
        why={<RateSource row={usualPriceRow(dated, quick.who, quick.operator)} unit="zł/kWh" />}
      />
      <NumberField
        {...numberOf('kwp')}
        id="kalkulator-moc"
        hint="Wszystkich instalacji razem."
        why={`${formatNumber(presets[quick.who].kwp)}\u00a0kWp to założenie przykładu.`}
      />
      <details className={styles.more}>
        <FoldSummary>
          <strong>Dokładniej</strong>
          <span>{given > 0 ? `wpisano: ${given}` : 'gmina, koszty, uzysk'}</span>
        </FoldSummary>
        <div className={styles.form}>
          <AreaField
            area={quick.area ?? {}}
            onChange={(area) => change({area: area.places ? area : undefined})}
          />
          {costs.map(({key, ...spec}) => (
            <NumberField key={key} {...numberOf(key)} {...spec} />
          ))}
          <NumberField
            {...numberOf('annualYield')}
            id="kalkulator-uzysk"
            hint={`Z projektu. Puste pole to ${formatNumber(regionYields[region])}\u00a0kWh.`}
            why={`1 kWp na dachu od południa daje w ${regionNames[region]} Polsce około ${formatNumber(regionYields[region])}\u00a0kWh rocznie: to założenie, ${yieldSource}. Część Polski bierzemy z gminy. ${roofYieldWhy}`}
          />
          <CheckSetting
            path="pierwszyRok"
            label="Licz pierwszy rok"
            value={quick.isFirstYear === true}
            onChange={(isFirst) => change({isFirstYear: isFirst || undefined})}
            hint="Zaczyna się bez zapasu w sieci."
            why="Bez tego liczymy kolejny rok."
          />
          <UseInParts quick={quick} onChange={change} />
          <Why of="w obliczeniu" name="Jakie stawki liczymy?">
            <StandInRates quick={quick} dated={dated} />
          </Why>
        </div>
      </details>
    </div>
  );
}

/** Of an answer that comes part by part it knows nothing. */
export default memo(QuickForm);
