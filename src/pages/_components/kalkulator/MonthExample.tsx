import type {ReactNode} from 'react';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import Table from '@site/src/components/ui/Table';
import {formatNumber} from '@cooperative/polish';
import month from '@site-data/worked-month.json';

const {drawnKwh, sharedKwh, creditedKwh, boughtKwh, inCooperativeZl, secondReadingZl, aloneZl} =
  month;
const energy = (value: number): string => `${formatNumber(value)}\u00a0kWh`;
const zloty = (value: number): string => `${formatNumber(value, 2)}\u00a0zł`;

/** Each with what it is in the cooperative and without. */
const rows = [
  ['Zużyta wspólnie 1 do 1', energy(sharedKwh), '–'],
  ['Odebrana z zapasu w sieci', energy(creditedKwh), '–'],
  ['Kupiona', energy(boughtKwh), energy(drawnKwh)],
  ['Rachunek z VAT', zloty(inCooperativeZl), zloty(aloneZl)],
  [
    'Rachunek, gdy zmienną opłatę za sieć płaci członek',
    `najwyżej ${zloty(secondReadingZl)}`,
    zloty(aloneZl),
  ],
] as const;

/** A member's bill of one month, beside the bill without the cooperative. */
export default function MonthExample(): ReactNode {
  return (
    <>
      <h3>Przykład: miesiąc</h3>
      <HeadingFold id="przyklad" name="Przykład: miesiąc" label="pokaż" until="ever">
        <p>
          Członek spółdzielni pobrał {energy(drawnKwh)}. {energy(sharedKwh)} z tego oddali w tych
          samych godzinach inni członkowie. W innych godzinach do sieci trafiło{' '}
          {energy(month.givenKwh)} nadwyżki, więc wróciło {energy(creditedKwh)}. Stawki przykładowe:
          Enea, G11, 2026 r., roczny pobór ponad 2800 kWh.
        </p>
        <Table aria-label="Przykład: miesiąc" asCards>
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
            {rows.map(([name, inCooperative, alone]) => (
              <tr key={name}>
                <th className="rowName" scope="row">
                  {name}
                </th>
                <td className="number" data-label="W spółdzielni">
                  {inCooperative}
                </td>
                <td className="number" data-label="Bez spółdzielni">
                  {alone}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Rachunek spada o {zloty(aloneZl - inCooperativeZl)}, a nie do zera: opłaty stałe zostają.
          Przepis nie rozstrzyga jednak, kto płaci zmienną opłatę za sieć od energii wspólnej i
          odebranej z zapasu. Jeśli płaci ją członek, rachunek spada o co najmniej{' '}
          {zloty(aloneZl - secondReadingZl)}. Koszt paneli nie wchodzi do tego przykładu.
        </p>
      </HeadingFold>
    </>
  );
}
