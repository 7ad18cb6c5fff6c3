import {memo, type ReactNode} from 'react';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';
import {formatNumber} from '@cooperative/polish';
import {assumedSpread} from '@cooperative/settlement/description';
import Settings from '../shared/fields/Settings';
import Part from '../shared/Part';
import Conditions from './settings/Conditions';
import Finance from './settings/Finance';
import InternalKeyFields from './settings/InternalKeyFields';
import type {FormPartProps, KnownPlan} from './formPart';
import Members from './members/Members';
import PriceSettings from './settings/PriceSettings';
import Storage from './settings/Storage';
import Tariffs from './tariffs/Tariffs';
import styles from './full.module.css';

interface Props {
  readonly description: Extract<Description, {mode: 'full'}>;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
  /** The plan and the cooperative of this device whose plan it is; null if it is nobody's, or a field is wrong. */
  readonly known: KnownPlan | null;
}

/** The whole description. Members come first; the parts below are folded, as each has sensible defaults. */
function FullForm({description, dated, dispatch, known}: Props): ReactNode {
  const {cooperative, quick} = description;
  const onChange = (changed: typeof cooperative): void => {
    dispatch({kind: 'describe', description: {mode: 'full', quick, cooperative: changed}});
  };
  const props: FormPartProps = {cooperative, dated, onChange};
  const {battery, tariffs = {}, ratesDay = '', key, finance} = cooperative;
  const {generation, prices} = {...assumedSpread, ...cooperative.range};
  const municipalities = cooperative.cooperative?.municipalities?.length ?? 0;
  return (
    <>
      <Members {...props} />
      <div className={styles.parts}>
        <Part title="Magazyn spółdzielni" short={battery ? shortOf(battery.kwh, 'kWh') : 'brak'}>
          <Storage {...props} />
        </Part>
        <Part title="Stawki z rachunków" short={Object.keys(tariffs).join(', ') || notGiven}>
          <Tariffs {...props} />
        </Part>
        <Part
          title="Ceny i sposób rozliczenia"
          short={ratesDay === '' ? notGiven : `${ratesDay.slice(0, 4)}\u00a0r.`}>
          <PriceSettings {...props} />
        </Part>
        <Part
          title="Koszt i podział"
          short={`${shortOf(finance?.costZl, 'zł')}, ${key.kind === 'hourly' ? 'klucz godzinowy' : 'stałe udziały'}`}>
          <h4>Koszt i finansowanie</h4>
          <Finance {...props} />
          <h4>Podział wewnętrzny</h4>
          <InternalKeyFields {...props} known={known} />
        </Part>
        <Part
          title="Obszar i działalność"
          short={municipalities > 0 ? `gminy: ${municipalities}` : 'nie podano gmin'}>
          <Conditions {...props} />
        </Part>
        <Part
          title="Rok, pogoda i niepewność"
          short={
            typeof generation === 'number' && typeof prices === 'number'
              ? `uzysk ±${formatNumber(generation)}%, ceny ±${formatNumber(prices)}%`
              : notGiven
          }>
          <h4>Rok, pogoda i położenie</h4>
          <div className={styles.columns}>
            <Settings
              of=""
              keys={['region', 'year', 'validPeriods', 'weatherSeed']}
              values={cooperative}
              onChange={(changed) => onChange({...cooperative, ...changed})}
            />
          </div>
          <h4>Niepewność wyniku</h4>
          <RangeFields {...props} />
        </Part>
      </div>
    </>
  );
}

/** Of an answer that comes part by part it knows nothing. */
export default memo(FullForm);

/** How wide the answer's range is: the part of it that the reader assumes. */
function RangeFields({cooperative, onChange}: FormPartProps): ReactNode {
  const range = {...assumedSpread, ...cooperative.range};
  const {market} = range;
  return (
    <>
      <p className="meta">
        Przedział oszczędności obejmuje te założenia, obie interpretacje przepisu o zmiennej opłacie
        za sieć (A5), obie interpretacje progu ryczałtu mocowego (A7) i skrajne współczynniki opłaty
        mocowej (A14).
      </p>
      <div className={styles.columns}>
        <Settings
          of="range"
          keys={['generation', 'prices']}
          values={range}
          onChange={(changed) => onChange({...cooperative, range: {...range, ...changed}})}
        />
        {market && (cooperative.prices?.market?.assumed ?? []).length > 0 && (
          <Settings
            of="market"
            path="range.market"
            keys={['lowest', 'highest']}
            values={market}
            onChange={(changed) => {
              onChange({...cooperative, range: {...range, market: {...market, ...changed}}});
            }}
          />
        )}
      </div>
    </>
  );
}

const notGiven = 'nie podano';

/** A number of a part, if there is one: none was typed as long as it is nothing or zero. */
function shortOf(value: number | null | undefined, unit: string): string {
  return value ? `${formatNumber(value)}\u00a0${unit}` : notGiven;
}
