import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';
import {fieldId} from '@site/src/components/calculator/shared/fields/fieldErrors';
import FieldLink from '@site/src/components/calculator/shared/fields/FieldLink';
import {resultId} from '@site/src/components/calculator/SummaryBar';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {withPanels} from '@site/src/domain/calculator/mend';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';
import type {Obstacle} from '@site/src/domain/cooperative/lawfulness/obstacles';
import type {ToldReport} from '@site/src/domain/cooperative/report';
import {formatNumber} from '@site/src/site/format';
import styles from '../styles.module.css';

/** What one press can change. */
export interface Mending {
  readonly description: Description;
  readonly dated: DatedRates;
  readonly dispatch: (action: CalculatorAction) => void;
}

interface Props {
  readonly sentence: string;
  readonly report: ToldReport;
  readonly mending: Mending;
}

/** That this cooperative may not be, what is missing, and what mends it. */
export default function Refusal({sentence, report, mending}: Props): ReactNode {
  const {conditions, obstacles} = report;
  return (
    <Notice kind="error" title="Najpierw warunki ustawy">
      <p className={styles.sentence}>{sentence}</p>
      {obstacles.map((obstacle) => (
        <div key={obstacle.id}>
          <p>{conditions.find(({id}) => id === obstacle.id)?.text}</p>
          <Mend obstacle={obstacle} {...mending} />
        </div>
      ))}
    </Notice>
  );
}

/** Where in the full form a condition is decided. */
const places: Readonly<Record<string, string>> = {
  leastMembers: 'czlonkowie',
  area: fieldId('cooperative.municipalities.rural'),
  gridOperator: fieldId('cooperative.gridOperators'),
  voltage: fieldId('cooperative.voltageKv'),
  seller: fieldId('cooperative.sellers'),
  ownership: fieldId('cooperative.ownedByMembers'),
  heat: fieldId('cooperative.heatKw'),
  biogas: fieldId('cooperative.biogasM3'),
  biomethane: fieldId('cooperative.biomethaneM3'),
};

function Mend({
  obstacle: {id, panelsKwp},
  description,
  dated,
  dispatch,
}: Mending & {readonly obstacle: Obstacle}): ReactNode {
  const mended = panelsKwp === undefined ? null : withPanels(description, panelsKwp, dated);
  const place = places[id];
  if (mended && panelsKwp !== undefined) {
    return (
      <p>
        <Button
          look="primary"
          onClick={() => {
            dispatch({kind: 'describe', description: mended});
            // The button is gone once the new answer is there.
            document.getElementById(resultId)?.focus({preventScroll: true});
          }}>
          Ustaw {formatNumber(panelsKwp)} kWp paneli
        </Button>
      </p>
    );
  }
  return (
    place !== undefined && (
      <p>
        <FieldLink id={place}>Pokaż to w formularzu</FieldLink>
      </p>
    )
  );
}
