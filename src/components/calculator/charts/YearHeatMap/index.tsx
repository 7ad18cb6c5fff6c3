import {useId, useState, type ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import {finite, formatExact, formatEstimate} from '@site/src/domain/calculator/numbers';
import CellMap from './CellMap';
import {formatHour, monthNames} from '@cooperative/polish';
import {
  describeCell,
  largestOf,
  monthsOf,
  yearFinding,
  stepCount,
} from '@site/src/domain/calculator/charts/yearSteps';
import styles from './styles.module.css';
import Mark from '@site/src/components/charts/Plot/Mark';
import {rounded} from '@site/src/components/charts/Plot/drawing';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';

interface Props {
  /** 12 months of 24 hours of Polish time: kWh of the mean hour, drawn from the grid (+) or fed into it (−). */
  readonly values: readonly (readonly number[])[];
  readonly label: string;
  readonly note?: ReactNode;
}

/** The year as month by hour. Colour, hatch and shape show the sign, size shows the amount. */
export default function YearHeatMap({values, label, note}: Props): ReactNode {
  const hatches = useId();
  const isTall = useMedia('(max-width: 639.98px)');
  const months = monthsOf(values);
  const [place, setPlace] = useState(Math.min(5, Math.max(months.length - 1, 0)));
  const month = months[place] ?? months[0] ?? 0;
  const [hour, setHour] = useState(13);
  const largest = largestOf(values);
  const finding = yearFinding(values);
  const monthName = monthNames[month]?.[1] ?? '';
  const value = finite(values[month]?.[hour]);
  return (
    <ChartFigure
      title={label}
      chosen={`${monthName}, godzina ${formatHour(hour)}`}
      table={{
        caption: `${label}: pobór z sieci (+) i oddanie do sieci (−) w średniej godzinie, kWh`,
        fileName: 'rok-miesiace-i-godziny.csv',
        columns: ['Miesiąc', ...Array.from({length: 24}, (_, index) => formatHour(index))],
        rows: months.map((index) => [
          monthNames[index]?.[1] ?? '',
          ...Array.from({length: 24}, (_, at) => formatExact(finite(values[index]?.[at]))),
        ]),
      }}
      finding={finding}
      note={note}>
      <CellMap
        values={values}
        largest={largest}
        label={`${label}. ${finding}`}
        chosen={{month, hour}}
        hatches={hatches}
        isTall={isTall}
      />
      <StepLegend largest={largest} hatches={hatches} />
      <p className={styles.readout}>
        {monthName}, {formatHour(hour)}: <strong>{describeCell(value)}</strong>
      </p>
      <div className={styles.sliders}>
        <Slider
          label="Miesiąc"
          max={Math.max(months.length - 1, 0)}
          value={place}
          valueText={`${monthName}: ${describeCell(value)}`}
          onChange={setPlace}
        />
        <Slider
          label="Godzina"
          max={23}
          value={hour}
          valueText={`${formatHour(hour)}: ${describeCell(value)}`}
          onChange={setHour}
        />
      </div>
    </ChartFigure>
  );
}

interface StepLegendProps {
  readonly largest: number;
  readonly hatches: string;
}

const side = 22;
const steps = Array.from({length: stepCount}, (_, index) => index + 1);

/** What the two kinds of marks mean, and the limit of each size. */
function StepLegend({largest, hatches}: StepLegendProps): ReactNode {
  const id = `${hatches}legend`;
  return (
    <div className={styles.legend}>
      {(['grid', 'given'] as const).map((look) => (
        <p key={look} className={styles.kind}>
          <svg className={styles.sample} width={side} height={side} aria-hidden="true">
            {look === 'grid' && <Hatches id={id} />}
            <Mark
              {...markOf(look, id)}
              rx={look === 'grid' ? 0 : side / 2}
              x={1}
              y={1}
              width={side - 2}
              height={side - 2}
            />
          </svg>
          {look === 'grid' ? 'pobór z sieci' : 'oddanie do sieci'}
        </p>
      ))}
      {largest > 0 && (
        <ul className={styles.sizes} aria-label="Wielkość znaku, kWh w średniej godzinie">
          {steps.map((step) => {
            const part = rounded((step / stepCount) * (side - 2));
            return (
              <li key={step}>
                <svg className={styles.sample} width={side} height={side} aria-hidden="true">
                  <rect
                    className={styles.size}
                    x={(side - part) / 2}
                    y={(side - part) / 2}
                    width={part}
                    height={part}
                  />
                </svg>
                do {formatEstimate((largest / stepCount) * step)}
                {step === stepCount && '\u00a0kWh'}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
