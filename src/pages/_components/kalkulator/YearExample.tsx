import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {formatNumber} from '@cooperative/polish';
import {coverageText} from '@site/src/domain/calculator/figures';
import {formatZloty, spanOf} from '@site/src/domain/calculator/numbers';
import example from '@site-data/example-answer.json';

const thousands = (zl: number): string => `${formatNumber(zl / 1000, 1)}\u00a0tys.\u00a0zł`;

/** The calculator's first answer in words: whether it may be, then the four levels, in both readings of A5. */
export default function YearExample(): ReactNode {
  const {annualKwh, kwp, coverage, threshold, verdict, secondReading} = example;
  const {full, readings} = example.step;
  const rows = [
    ['Każdy kupuje cały prąd osobno', example.alone],
    ['Te same panele, nadwyżka oddana za darmo', example.withSources],
    ['Te same panele, nadwyżka w net-billingu albo sprzedana', example.without],
    ['W spółdzielni, gdy zmienną opłatę za sieć pokrywa nadwyżka', example.inCooperative],
    [
      'W spółdzielni, gdy tę opłatę płacą członkowie, najwyżej',
      example.inCooperative + secondReading,
    ],
  ] as const;
  return (
    <>
      <h3>Przykład: rok gminy</h3>
      <HeadingFold name="Przykład: rok gminy" label="pokaż" until="ever">
        <p>
          Gmina (szkoła, urząd i oświetlenie ulic), stowarzyszenie ze swoim ośrodkiem i spółka
          wodociągowa to 3 osoby prawne. Zużywają {formatNumber(annualKwh)}&nbsp;kWh rocznie i mają{' '}
          {formatNumber(kwp)}
          &nbsp;kWp paneli, które pokrywają {coverageText(coverage)} zużycia przy progu {threshold}
          %.{' '}
          {verdict.word === 'mayNotAct'
            ? 'Taka spółdzielnia nie może działać, więc kwoty niżej są tylko warunkowe.'
            : 'Liczba członków, moc i pokrycie wystarczą. Obszar i napięcie trzeba sprawdzić.'}
        </p>
        <p>Rachunki w roku, z VAT:</p>
        <ul>
          {rows.map(([name, zl]) => (
            <li key={name}>
              {name}: <strong>{thousands(zl)}</strong>
            </li>
          ))}
        </ul>
        <p>
          Same panele dają około {formatZloty(example.bySources)} rocznie. Spółdzielnia daje
          dodatkowo {spanOf(readings.low, readings.high)}, zależnie od tego, kto płaci zmienną
          opłatę za sieć. Kalkulator zmienia przy tym jeszcze pogodę i ceny, a wtedy jest to{' '}
          {spanOf(full.low, full.high)}. Kosztów jej działania i kosztu paneli tu nie ma.
        </p>
        <p>
          <Link to="/baza-wiedzy/rozliczenie-1-do-06">Rozliczenie 1:0,6 godzina po godzinie</Link>
        </p>
      </HeadingFold>
    </>
  );
}
