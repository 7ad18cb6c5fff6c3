import type {ReactNode} from 'react';
import AudienceCards from '@site/src/components/articles/AudienceCards';
import Carousel from '@site/src/components/ui/Carousel';
import DayRibbon from '@site/src/components/pictures/DayRibbon';
import DayFigure from '@site/src/components/charts/ModelDay/DayFigure';
import ModelScene from '@site/src/components/charts/ModelDay/ModelScene';
import {ModelDayProvider} from '@site/src/components/charts/ModelDay/context';
import clients from '@site-data/clients.json';
import home from '@site-data/home.json';
import modelDay from '@site-data/model-day.json';
import styles from './styles.module.css';

export function CarouselExamples(): ReactNode {
  return (
    <Carousel
      label="Przykładowe slajdy"
      initial={1}
      slides={['Pierwszy', 'Drugi', 'Trzeci'].map((name) => ({
        id: name.toLowerCase(),
        name,
        content: <p>Treść slajdu: {name}.</p>,
      }))}
    />
  );
}

export function Pictures(): ReactNode {
  return (
    <ModelDayProvider modelDay={modelDay}>
      <div className={styles.narrow}>
        <DayFigure flow={home.flow} />
      </div>
      <div className={styles.apart}>
        <ModelScene />
      </div>
      <AudienceCards audiences={clients.audiences} as="h3" />
    </ModelDayProvider>
  );
}

export function Ribbons(): ReactNode {
  return (
    <>
      <p>Pusta, częściowa, pełna i z brakującą komórką.</p>
      <p>
        <DayRibbon />
      </p>
    </>
  );
}
