import type {ReactNode} from 'react';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import MonthExample from './MonthExample';
import YearExample from './YearExample';
import styles from './styles.module.css';

/** How the calculation works, and below it an example of a month beside one of a year; readable without scripts. */
export default function Method(): ReactNode {
  return (
    <section className={`prose ${styles.method}`} aria-labelledby="jak-liczymy">
      <div>
        <h2 id="jak-liczymy">Jak liczymy</h2>
        <HeadingFold name="Jak liczymy" label="pokaż" until="ever">
          <ol>
            <li>
              W każdej godzinie roku od poboru każdego członka odejmujemy to, co oddał do sieci.
              Sumujemy wyniki wszystkich członków.
            </li>
            <li>
              Energia, którą inny członek zużył w tej samej godzinie, liczy się 1 do 1. Do sieci
              trafia tylko nadwyżka.
            </li>
            <li>
              Za każdą 1 kWh nadwyżki spółdzielnia odbiera 0,6 kWh: w tym samym miesiącu albo w 12
              następnych. Najpierw odbiera najstarszą energię.
            </li>
            <li>
              Resztę członkowie kupują i płacą za nią wszystkie opłaty. Opłaty stałe płaci każdy,
              tak jak bez spółdzielni.
            </li>
            <li>
              Zanim podamy oszczędność, sprawdzamy, czy taka spółdzielnia może działać: liczbę
              członków, obszar, operatora, moc i pokrycie zużycia. Jeśli nie może, mówimy, czego
              brakuje.
            </li>
            <li>
              Oszczędność dzielimy na dwie części: jedną dają same panele, gdy każdy rozlicza się
              osobno, a drugą dodaje spółdzielnia. Przedział obejmuje pogodę, ceny i przepisy, które
              można czytać dwojako.
            </li>
          </ol>
          <p>
            Energia kupiona w miesiącu: Z&nbsp;=&nbsp;P&nbsp;−&nbsp;K. P to pobór spółdzielni po
            zsumowaniu godzin, a K to mniejsza z liczb: P albo ważny zapas w sieci, czyli 0,6
            nadwyżki.
          </p>
        </HeadingFold>
      </div>
      <div>
        <MonthExample />
      </div>
      <div>
        <YearExample />
      </div>
    </section>
  );
}
