import type {ReactNode} from 'react';
import {type SavingRanges, savingOf} from '@site/src/domain/cooperative/compare';
import PaybackFigure from './PaybackFigure';
import {percentText} from '@site/src/components/calculator/shared/figures';
import {rangeText} from './answer';
import styles from './KeyFigures.module.css';
import type {Settled} from '../types';

interface Props {
  readonly settled: Settled;
  readonly ranges: SavingRanges | null;
}

/** The three numbers of the answer: the saving, the share of own energy in the use, and when it pays back. */
export default function KeyFigures({settled, ranges}: Props): ReactNode {
  const {report} = settled;
  const {coverage, autarky, selfUse, instantSufficiency} = report.settlement.indicators;
  const alone = savingOf(report, ranges, 'alone');
  const netBilling = savingOf(report, ranges, 'netBilling');
  return (
    <div className={styles.figures}>
      <section>
        <h3>Oszczędność w roku</h3>
        <dl>
          <div>
            <dt>wobec kupowania prądu osobno</dt>
            <dd>{alone && rangeText(alone)}</dd>
          </div>
          <div>
            <dt>wobec net-billingu</dt>
            <dd>{netBilling ? rangeText(netBilling) : 'podaj ceny rynkowe'}</dd>
          </div>
        </dl>
        <p className="meta">
          Przedział obejmuje rok pochmurny i słoneczny oraz spadek i wzrost cen energii.
        </p>
      </section>
      <section>
        <h3>Własne pokrycie</h3>
        <dl>
          <div>
            <dt>pokrycie roczne</dt>
            <dd>{percentText(coverage)}</dd>
          </div>
          <div>
            <dt>autarkia godzinowa</dt>
            <dd>{percentText(autarky)}</dd>
          </div>
        </dl>
        <details>
          <summary>Czym się różnią te wskaźniki?</summary>
          <p>
            Pokrycie roczne porównuje całą produkcję roku z całym zużyciem. Pyta o nie ustawa.
            Autarkia godzinowa mówi, jakiej części zużycia nie trzeba kupić, gdy rozlicza się
            godzina po godzinie i z kredytem.
          </p>
          <p>
            W tej samej godzinie, bez kredytu, własny prąd pokrywa {percentText(instantSufficiency)}{' '}
            zużycia. Członkowie zużywają od razu {percentText(selfUse)} swojej produkcji.
          </p>
        </details>
      </section>
      <PaybackFigure settled={settled} ranges={ranges} />
    </div>
  );
}
