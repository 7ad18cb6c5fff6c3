import {useId, useState, type ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import {formatHour} from '@site/src/site/format';
import {finite, formatExact} from '@site/src/components/calculator/shared/numbers';
import CellMap from './CellMap';
import StepLegend from './StepLegend';
import {monthNames} from '@cooperative/polish/months';
import {describeCell, largestOf, monthsOf, yearFinding} from './steps';
import styles from './styles.module.css';

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
