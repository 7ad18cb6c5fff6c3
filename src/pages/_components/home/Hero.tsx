import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import DayFigure from '@site/src/components/charts/ModelDay/DayFigure';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {useSettings} from '@site/src/browser/shell/useSettings';
import styles from './styles.module.css';

/** What it is, what one gets, what it costs to try and who stands behind it, beside the model day. */
export default function Hero(): ReactNode {
  const {legalName} = useSettings();
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
        <dl className={styles.facts}>
          <dt>Dla kogo</dt>
          <dd>
            <Link to="/#dla-kogo">gminy, rolnicy, firmy, mieszkańcy</Link> i&nbsp;zarządy
            spółdzielni
          </dd>
          <dt>Co dostajesz</dt>
          <dd>
            <Link to="/oferta">obliczenie, rozliczenie każdego miesiąca i pilnowanie terminów</Link>
          </dd>
          <dt>Ile kosztuje próba</dt>
          <dd>nic: kalkulator działa bez konta, a dane zostają na Twoim urządzeniu</dd>
          <dt>{legalName === null ? 'Skąd to wiemy' : 'Kto za tym stoi'}</dt>
          <dd>
            <Link to="/o-nas">
              {legalName ??
                'z przepisów, prasy i stron firm: przy treści jest źródło i dzień sprawdzenia'}
            </Link>
          </dd>
        </dl>
      </div>
      <PartBoundary message="Nie udało się wczytać wykresu.">
        <DayFigure />
      </PartBoundary>
    </section>
  );
}
