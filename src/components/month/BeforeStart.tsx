import type {ReactNode} from 'react';
import clsx from 'clsx';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import styles from './styles.module.css';

/** What to have at hand, and how long it takes, before anything is given. */
export default function BeforeStart(): ReactNode {
  return (
    <section className={clsx(styles.part, styles.before)} aria-labelledby="zanim-zaczniesz">
      <h2 id="zanim-zaczniesz">Zanim zaczniesz</h2>
      <HeadingFold name="Zanim zaczniesz" label="pokaż" until="ever">
        <div className={styles.columns}>
          <div>
            <h3>Przygotuj</h3>
            <ul>
              <li>pliki godzinowe każdego punktu, z portalu operatora</li>
              <li>listę punktów: numer PPE i członek, do którego należy</li>
              <li>faktury: grupa taryfowa, operator, cena energii, moc umowna</li>
              <li>zapas z poprzedniego miesiąca, jeśli spółdzielnia już się rozliczała</li>
              <li>rozliczenie sprzedawcy, jeśli chcesz je sprawdzić</li>
              <li>
                jeśli chcesz wystawić dokumenty: NIP-y i adresy, numer rachunku i decyzję księgowej;
                pierwszą fakturę pokaż księgowej i wczytaj na próbę do aplikacji testowej
                Ministerstwa Finansów
              </li>
            </ul>
          </div>
          <div>
            <h3>Ile to trwa</h3>
            <p>
              Najdłużej trwa pobranie plików od operatora. Potem za pierwszym razem opisujesz każdy
              punkt: przy dwunastu to około 40 wpisów i wyborów, a z listą z arkusza kilkanaście. W
              następnym miesiącu dodajesz tylko nowe pliki i plik spółdzielni z poprzedniego razu.
            </p>
            <p>Możesz przerwać w każdej chwili: to, co wpisane, zostaje na tym urządzeniu.</p>
          </div>
        </div>
      </HeadingFold>
    </section>
  );
}
