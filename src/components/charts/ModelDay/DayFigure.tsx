import {useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import Slider from '@site/src/components/charts/ChartFigure/Slider';
import Icon from '@site/src/components/ui/Icon';
import type {HourBalance, Season} from '@site/src/domain/day/modelDay';
import {usePlayDay} from '@site/src/browser/day/usePlayDay';
import {formatHour, formatNumber} from '@site/src/site/format';
import {restHour, seasonNames, seriesNames, useModelDay} from './context';
import DayBars from './DayBars';
import {findingOf} from './finding';
import styles from './DayFigure.module.css';

/** The two extremes of the year; the carousel shows all four seasons. */
const seasons: readonly Season[] = ['winter', 'summer'];
const series = Object.entries(seriesNames) as [keyof HourBalance, string][];

/** „Doba spółdzielni”: the day as 24 bars, with a slider for the hour and a switch for the season. */
export default function DayFigure(): ReactNode {
  const {season, hour, day, setSeason, setHour} = useModelDay();
  const figure = useRef<HTMLElement>(null);
  const {isPlaying, play, stop} = usePlayDay(figure, restHour, setHour);
  const readouts = series.map(([key, name]) => ({
    key,
    name,
    kwh: formatNumber(day[hour]?.[key] ?? 0),
  }));
  const finding = findingOf(day);
  return (
    <ChartFigure
      ref={figure}
      title={`Doba spółdzielni, ${seasonNames[season]}`}
      chosen={`godzina ${formatHour(hour)}`}
      table={{
        caption: `Doba spółdzielni, ${seasonNames[season]}: energia w godzinie`,
        fileName: `doba-spoldzielni-${seasonNames[season]}.csv`,
        columns: ['Godzina', ...series.map(([, name]) => `${name} (kWh)`)],
        rows: day.map((values, index) => [
          formatHour(index),
          ...series.map(([key]) => formatNumber(values[key], 1)),
        ]),
      }}
      finding={finding}
      note="Linia pokazuje produkcję. Przykład modelowy. To nie są dane istniejącej spółdzielni.">
      <DayBars
        day={day}
        hour={hour}
        label={`Doba spółdzielni, ${seasonNames[season]}. ${finding}`}
        isPlaying={isPlaying}
      />
      <dl className={styles.readouts}>
        {readouts.map(({key, name, kwh}) => (
          <div key={key} className={styles[key]}>
            <dt>{name}</dt>
            <dd>{kwh} kWh</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.controls} needsScript noPrint`}>
        <Slider
          label="Godzina"
          max={23}
          value={hour}
          valueText={[
            `godzina ${formatHour(hour)}`,
            ...readouts.map(({name, kwh}) => `${name.toLowerCase()} ${kwh} kWh`),
          ].join(', ')}
          onChange={(value) => {
            stop();
            setHour(value);
          }}
        />
        <fieldset className={styles.seasons}>
          <legend className="visuallyHidden">Pora roku</legend>
          {seasons.map((option) => (
            <label key={option}>
              <input
                className="tick"
                type="radio"
                name="pora-roku"
                checked={season === option}
                onChange={() => {
                  setSeason(option);
                }}
              />
              <span>{seasonNames[option] === 'zima' ? 'Zima' : 'Lato'}</span>
            </label>
          ))}
        </fieldset>
        <Button look="plain" onClick={isPlaying ? stop : play}>
          <Icon name={isPlaying ? 'stop' : 'play'} />
          {isPlaying ? 'Zatrzymaj' : 'Odtwórz dobę'}
        </Button>
      </div>
    </ChartFigure>
  );
}
