import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import DayFigure from '@site/src/components/charts/ModelDay/DayFigure';
import ModelScene from '@site/src/components/charts/ModelDay/ModelScene';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import type {Home} from '@site/src/content/schema/pages';
import styles from './styles.module.css';

/** What it is and what to do first, beside the model day; below it the place whose lines follow the chosen hour. */
export default function Hero({flow}: Pick<Home, 'flow'>): ReactNode {
  return (
    <>
      <section className={`container ${styles.hero}`}>
        <div>
          <h1>
            Prąd stąd. <span>Bilansowany co{'\u00a0'}godzinę.</span>
          </h1>
          <p className="lead">
            Spółdzielnia energetyczna wytwarza prąd na{'\u00a0'}miejscu i{'\u00a0'}dzieli go między
            swoich członków. Sprawdź, czy to się opłaci u{'\u00a0'}Ciebie.
          </p>
          <p className={styles.actions}>
            <ButtonLink to="/kalkulator">Policz oszczędności</ButtonLink>
            <Link className="onward" to="/baza-wiedzy/spoldzielnia-energetyczna-co-to-jest">
              Zobacz, jak to działa
            </Link>
          </p>
        </div>
        <PartBoundary message="Nie udało się wczytać wykresu.">
          <DayFigure flow={flow} />
        </PartBoundary>
      </section>
      <PartBoundary message="Nie udało się narysować okolicy.">
        <ModelScene />
      </PartBoundary>
    </>
  );
}
