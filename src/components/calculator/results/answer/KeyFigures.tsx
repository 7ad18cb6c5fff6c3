import type {ReactNode} from 'react';
import {addedSaving, type SavingRanges} from '@site/src/domain/cooperative/compare';
import {costLevels, savedBySources} from '@site/src/domain/cooperative/levels';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import PaybackFigure from './PaybackFigure';
import {coverageText, percentText} from '@site/src/components/calculator/shared/figures';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {rangeText} from './answer';
import styles from './KeyFigures.module.css';
import type {Told} from '../types';

interface Props {
  readonly settled: Told;
  readonly ranges: SavingRanges | null;
}

/** The three numbers of the answer: the saving, the share of own energy in the use, and when it pays back. */
export default function KeyFigures({settled, ranges}: Props): ReactNode {
  const {report, input} = settled;
  const {coverage, autarky, selfUse, instantSufficiency} = report.settlement.indicators;
  const levels = costLevels(report, input);
  const added = addedSaving(report, ranges, input);
  return (
    <div className={styles.figures}>
      <section>
        <h3>{coversYear(report.axis) ? 'Oszczędność w roku' : 'Oszczędność w czasie danych'}</h3>
        <dl>
          <div>
            <dt>dodaje spółdzielnia</dt>
            <dd>{added && rangeText(added)}</dd>
          </div>
          <div>
            <dt>dają własne źródła bez spółdzielni</dt>
            <dd>około {formatZloty(savedBySources(levels))}</dd>
          </div>
          <div>
            <dt>koszty działania spółdzielni</dt>
            <dd>{levels.running === null ? 'nie podano' : formatZloty(levels.running)}</dd>
          </div>
        </dl>
        <p className="meta">
          Przedział obejmuje pogodę, ceny energii i przepisy, które można czytać dwojako.
          {coversYear(report.axis) && (
            <span className="noPrint">
              {' '}
              Co waży w nim najwięcej, pokazuje część „Nakład i podział”.
            </span>
          )}
          {levels.netBilling === null &&
            ' Bez cen rynkowych nie wiemy, ile bez spółdzielni byłaby warta nadwyżka, więc przyjmujemy zero.'}
        </p>
      </section>
      <section>
        <h3>Własny prąd</h3>
        <dl>
          <div>
            <dt>pokrycie roczne</dt>
            <dd>{coverageText(coverage)}</dd>
          </div>
          <div>
            <dt>autarkia (w tej samej godzinie)</dt>
            <dd>{percentText(instantSufficiency)}</dd>
          </div>
          <div>
            <dt>z sieci za nadwyżkę (1 do 0,6)</dt>
            <dd>
              {percentText(
                autarky === null || instantSufficiency === null
                  ? null
                  : Math.max(autarky - instantSufficiency, 0),
              )}
            </dd>
          </div>
        </dl>
        <details className="noPrint">
          <summary>Czym się różnią te wskaźniki?</summary>
          <p>
            Pokrycie to cała produkcja roku przez całe zużycie: jego dotyczy próg z ustawy. Autarkia
            to część zużycia pokryta prądem z tej samej godziny. Energia za nadwyżkę wraca w innej
            godzinie, więc do autarkii się nie liczy.
            {selfUse !== null &&
              ` Od razu członkowie zużywają ${percentText(selfUse)} swojej produkcji.`}
          </p>
        </details>
      </section>
      <PaybackFigure settled={settled} ranges={ranges} />
    </div>
  );
}
