import type {ReactNode} from 'react';
import Carousel from '@site/src/components/ui/Carousel';
import DataTable from '@site/src/components/ui/DataTable';
import type {HourBalance, ModelDay, Season} from '@site/src/domain/day/modelDay';
import {capitalized, formatHour, formatNumber} from '@site/src/site/format';
import {seasonNames, seriesNames} from './context';
import DayBars from './DayBars';
import {findingOf, sumOf} from './finding';
import styles from './SeasonsCarousel.module.css';

const months: Readonly<Record<Season, string>> = {
  winter: 'styczeń',
  spring: 'kwiecień',
  summer: 'czerwiec',
  autumn: 'październik',
};

const series = Object.entries(seriesNames) as [keyof HourBalance, string][];

/** „Doba w czterech porach roku”: the same cooperative on one scale, one slide per season. */
export default function SeasonsCarousel({modelDay}: {readonly modelDay: ModelDay}): ReactNode {
  const days = Object.entries(modelDay) as [Season, readonly HourBalance[]][];
  const allHours = days.flatMap(([, day]) => day);
  return (
    <Carousel
      label="Doba w czterech porach roku"
      slides={days.map(([season, day]) => ({
        id: season,
        name: capitalized(seasonNames[season]),
        content: <SeasonFigure season={season} day={day} allHours={allHours} />,
      }))}
    />
  );
}

interface FigureProps {
  readonly season: Season;
  readonly day: readonly HourBalance[];
  readonly allHours: readonly HourBalance[];
}

function SeasonFigure({season, day, allHours}: FigureProps): ReactNode {
  const title = `${capitalized(seasonNames[season])}, ${months[season]}`;
  const finding = findingOf(day);
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{title}</p>
      <DayBars day={day} label={`${title}. ${finding}`} comparedWith={allHours} />
      <dl className={styles.legend}>
        {series.map(([key, name]) => (
          <div key={key} className={styles[key]}>
            <dt>{name}</dt>
            <dd>{formatNumber(sumOf(day, key))} kWh</dd>
          </div>
        ))}
      </dl>
      <DataTable
        onRequest
        caption={`${title}: energia w godzinie`}
        fileName={`doba-${season}.csv`}
        columns={['Godzina', ...series.map(([, name]) => `${name} (kWh)`)]}
        rows={day.map((values, hour) => [
          formatHour(hour),
          ...series.map(([key]) => formatNumber(values[key], 1)),
        ])}
      />
      <figcaption>
        {finding}{' '}
        <span className="meta">
          Przykład modelowy. To nie są dane istniejącej spółdzielni. Linia pokazuje produkcję.
        </span>
      </figcaption>
    </figure>
  );
}
