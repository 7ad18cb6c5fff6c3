import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import DayFigure from '@site/src/components/charts/ModelDay/DayFigure';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <section className={`container ${styles.hero}`}>
      <div>
        <h1>Prąd stąd. Bilansowany co{'\u00a0'}godzinę.</h1>
        <p className="lead">
          Spółdzielnia energetyczna wytwarza prąd na{'\u00a0'}miejscu i{'\u00a0'}dzieli go między
          swoich członków. Sprawdź, czy to się opłaci u{'\u00a0'}Ciebie.
        </p>
        <p className={styles.actions}>
          <ButtonLink to="/kalkulator">Policz oszczędności</ButtonLink>
          <Link to="/#jak-to-dziala">Zobacz, jak to działa</Link>
        </p>
      </div>
      <PartBoundary message="Nie udało się wczytać wykresu.">
        <DayFigure />
      </PartBoundary>
    </section>
  );
}
