import type {ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import {flowOf} from '@site/src/domain/day/light';
import type {HourBalance, Season} from '@site/src/domain/day/modelDay';
import {capitalized, formatHour, formatNumber} from '@cooperative/polish';
import {seasonNames, seriesNames, useModelDay} from './context';
import DayBars from './DayBars';
import {findingOf} from './finding';
import styles from './DayFigure.module.css';

const seasons = Object.keys(seasonNames) as readonly Season[];
const series = Object.entries(seriesNames) as [keyof HourBalance, string][];

interface Props {
  /** What happens in an hour with a surplus, in one of shared use, and in the evening. */
  readonly flow: readonly string[];
}

/** „Doba spółdzielni”: the day as 24 bars, with chips for the season, a slider for the hour, and what happens in it. */
export default function DayFigure({flow}: Props): ReactNode {
  const {season, hour, day, allHours, setSeason, setHour} = useModelDay();
  const balance = day[hour] ?? {usedOnSite: 0, fromGrid: 0, toGrid: 0};
  const readouts = series.map(([key, name]) => ({key, name, kwh: formatNumber(balance[key])}));
  const finding = findingOf(day);
  const title = `Doba spółdzielni, ${seasonNames[season]}`;
  const told = flowOf(balance);
  return (
    <ChartFigure
      title="Doba spółdzielni"
      chosen={`godzina ${formatHour(hour)}`}
      table={{
        caption: `${title}: energia w godzinie`,
        fileName: `doba-spoldzielni-${seasonNames[season]}.csv`,
        columns: ['Godzina', ...series.map(([, name]) => `${name} (kWh)`)],
        rows: day.map((values, index) => [
          formatHour(index),
          ...series.map(([key]) => formatNumber(values[key], 1)),
        ]),
      }}
      finding={`Przykład modelowy, ${seasonNames[season]}. To nie są dane istniejącej spółdzielni.`}
      note="Linia pokazuje produkcję.">
      <fieldset className={`${styles.seasons} needsScript noPrint`}>
        <legend className="visuallyHidden">Pora roku</legend>
        {seasons.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="pora-roku"
              checked={season === option}
              onChange={() => setSeason(option)}
            />
            <span>{capitalized(seasonNames[option])}</span>
          </label>
        ))}
      </fieldset>
      <DayBars day={day} hour={hour} label={`${title}. ${finding}`} comparedWith={allHours} />
      <Slider
        label="Godzina"
        max={23}
        value={hour}
        valueText={[
          `godzina ${formatHour(hour)}`,
          ...readouts.map(({name, kwh}) => `${name.toLowerCase()} ${kwh} kWh`),
        ].join(', ')}
        onChange={setHour}
      />
      <dl className={styles.readouts}>
        {readouts.map(({key, name, kwh}) => (
          <div key={key} className={styles[key]}>
            <dt>{name}</dt>
            <dd>{kwh} kWh</dd>
          </div>
        ))}
      </dl>
      {/* All three lie on each other, so that no hour moves what is below. */}
      <div className={styles.flow}>
        {flow.map((sentence, index) => (
          <p key={sentence} data-told={index === told || undefined}>
            {sentence}
          </p>
        ))}
      </div>
    </ChartFigure>
  );
}
