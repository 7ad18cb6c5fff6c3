import type {ReactNode} from 'react';
import AudienceDrawing from '@site/src/components/pictures/AudienceDrawing';
import Carousel from '@site/src/components/ui/Carousel';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import DayFigure from '@site/src/components/charts/ModelDay/DayFigure';
import EnergyFlow from '@site/src/components/charts/ModelDay/EnergyFlow';
import SeasonsCarousel from '@site/src/components/charts/ModelDay/SeasonsCarousel';
import {ModelDayProvider} from '@site/src/components/charts/ModelDay/context';
import modelDay from '@site-data/model-day.json';
import styles from './styles.module.css';

export function CarouselExamples(): ReactNode {
  return (
    <>
      <SeasonsCarousel modelDay={modelDay} />
      <h3>Dowolna treść, zaczyna się od drugiego slajdu</h3>
      <Carousel
        label="Przykładowe slajdy"
        initial={1}
        slides={['Pierwszy', 'Drugi', 'Trzeci'].map((name) => ({
          id: name.toLowerCase(),
          name,
          content: <p>Treść slajdu: {name}.</p>,
        }))}
      />
    </>
  );
}

export function Pictures(): ReactNode {
  return (
    <ModelDayProvider modelDay={modelDay}>
      <div className={styles.narrow}>
        <DayFigure />
      </div>
      <div className={styles.apart}>
        <EnergyFlow
          sentences={[
            'Zdanie o godzinie z nadwyżką.',
            'Zdanie o wspólnym zużyciu.',
            'Zdanie o prądzie z sieci.',
          ]}
        />
      </div>
      <p className={styles.row}>
        <AudienceDrawing audience="gmina" />
        <AudienceDrawing audience="rolnicy" />
        <AudienceDrawing audience="przedsiebiorstwa" />
        <AudienceDrawing audience="mieszkancy" />
      </p>
    </ModelDayProvider>
  );
}

export function Ribbons(): ReactNode {
  return (
    <>
      <p>Pusta, częściowa, pełna i z brakującą komórką.</p>
      {[{}, {filled: 9}, {filled: 24}, {filled: 24, missing: 4}].map((props, index) => (
        <p key={index}>
          <DayRibbon {...props} />
        </p>
      ))}
    </>
  );
}
