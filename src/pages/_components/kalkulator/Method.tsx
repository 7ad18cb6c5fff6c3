import type {ReactNode} from 'react';
import PhoneFold from '@site/src/components/ui/PhoneFold';
import Table from '@site/src/components/ui/Table';
import {formatNumber} from '@site/src/site/format';
import YearExample from './YearExample';
import {givenForCredit, workedExample} from './example';
import styles from './styles.module.css';

const {kwh, cost} = workedExample;
const zloty = (value: number): string => `${formatNumber(value, 2)}\u00a0zł`;

/** How the calculation works, and below it an example of a month beside one of a year; readable without scripts. */
export default function Method(): ReactNode {
  return (
    <section className={`prose ${styles.method}`} aria-labelledby="jak-liczymy">
      <div>
        <h2 id="jak-liczymy">Jak liczymy</h2>
        <PhoneFold label="pokaż">
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
        </PhoneFold>
      </div>
      <div>
        <h3 id="przyklad">Przykład: jeden miesiąc</h3>
        <PhoneFold label="pokaż">
          <p>
            Członek spółdzielni pobrał {kwh.drawn} kWh. {kwh.shared} kWh z tego oddali w tych samych
            godzinach inni członkowie. W innych godzinach do sieci trafiło {givenForCredit} kWh
            nadwyżki, więc wróciło {kwh.credited} kWh. Stawki przykładowe: Enea, G11, 2026 r.,
            roczny pobór ponad 2800 kWh.
          </p>
          <Table aria-label="Przykład: jeden miesiąc" asCards>
            <thead>
              <tr>
                <th scope="col">Energia</th>
                <th className="number" scope="col">
                  W spółdzielni
                </th>
                <th className="number" scope="col">
                  Bez spółdzielni
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th className="rowName" scope="row">
                  Zużyta wspólnie 1 do 1
                </th>
                <td className="number" data-label="W spółdzielni">
                  {kwh.shared} kWh
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  –
                </td>
              </tr>
              <tr>
                <th className="rowName" scope="row">
                  Odebrana z zapasu w sieci
                </th>
                <td className="number" data-label="W spółdzielni">
                  {kwh.credited} kWh
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  –
                </td>
              </tr>
              <tr>
                <th className="rowName" scope="row">
                  Kupiona
                </th>
                <td className="number" data-label="W spółdzielni">
                  {kwh.bought} kWh
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  {kwh.drawn} kWh
                </td>
              </tr>
              <tr>
                <th className="rowName" scope="row">
                  Rachunek z VAT
                </th>
                <td className="number" data-label="W spółdzielni">
                  {zloty(cost.inCooperative)}
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  {zloty(cost.alone)}
                </td>
              </tr>
              <tr>
                <th className="rowName" scope="row">
                  Rachunek, gdy zmienną opłatę za sieć płaci członek
                </th>
                <td className="number" data-label="W spółdzielni">
                  najwyżej {zloty(cost.secondReading)}
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  {zloty(cost.alone)}
                </td>
              </tr>
            </tbody>
          </Table>
          <p>
            Rachunek spada o {zloty(cost.alone - cost.inCooperative)}, a nie do zera: opłaty stałe
            zostają. Przepis nie rozstrzyga jednak, kto płaci zmienną opłatę za sieć od energii
            wspólnej i odebranej z zapasu. Jeśli płaci ją członek, rachunek spada o co najmniej{' '}
            {zloty(cost.alone - cost.secondReading)}. Koszt paneli nie wchodzi do tego przykładu.
          </p>
        </PhoneFold>
      </div>
      <div>
        <YearExample />
      </div>
    </section>
  );
}
