import {useId, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import {waterfall} from '@site/src/domain/charts/waterfall';
import type {CostLevels} from '@cooperative/settlement/answer';
import {finite, formatExact} from '@site/src/domain/calculator/numbers';
import BarRow, {barList} from '../shared/BarRow';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {costSteps, stepAmount, stepsFinding} from '@site/src/domain/calculator/charts/costSteps';
import styles from './styles.module.css';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf} from '@site/src/components/charts/energy/looks';
import type {Look} from '@site/src/domain/charts/look';

interface Props {
  readonly levels: CostLevels;
  readonly label: string;
  readonly note?: ReactNode;
}

/** A waterfall: what own sources take off the yearly cost, and what the cooperative takes off the rest. */
export default function CostSteps({levels, label, note}: Props): ReactNode {
  const hatches = useId();
  const steps = costSteps(levels);
  const spans = waterfall(steps.map(({kind, zl}) => ({kind, value: finite(zl ?? 0)})));
  const ends = spans.flatMap(({from, to}) => [from, to]);
  return (
    <ChartFigure
      title={label}
      table={{
        caption: `${label}, zł`,
        fileName: 'skad-roznica.csv',
        columns: ['Krok', 'Kwota albo zmiana (zł)', 'Koszt po tym kroku (zł)'],
        rows: steps.map(({name, zl}, index) => [
          name,
          zl === null ? 'nie podano' : formatExact(zl),
          formatExact(spans[index]?.to ?? 0),
        ]),
      }}
      finding={stepsFinding(levels)}
      note={note}>
      <svg className={styles.defs} aria-hidden="true">
        <Hatches id={hatches} />
      </svg>
      <ol className={barList} aria-label={`${label}. ${stepsFinding(levels)}`}>
        {steps.map((step, index) => (
          <BarRow
            key={step.name}
            height={20}
            head={
              <>
                <span>{step.name}</span> <strong>{stepAmount(step)}</strong>
              </>
            }>
            {step.zl === null ? undefined : (
              <StepMark
                from={spans[index]?.from ?? 0}
                to={spans[index]?.to ?? 0}
                low={Math.min(0, ...ends)}
                high={Math.max(0, ...ends)}
                look={step.look}
                hatches={hatches}
                height={20}
              />
            )}
          </BarRow>
        ))}
      </ol>
    </ChartFigure>
  );
}

interface StepMarkProps {
  readonly from: number;
  readonly to: number;
  /** Ends of the scale, zł. */
  readonly low: number;
  readonly high: number;
  readonly look: Look;
  readonly hatches: string;
  /** Of the bar with its margins, pixels. */
  readonly height: number;
}

/** The bar of a step, on the page and on paper: it starts where the step before it ended. */
function StepMark({from, to, low, high, look, hatches, height}: StepMarkProps): ReactNode {
  const part = (zl: number): string => asPercent(high > low ? zl / (high - low) : 0, 1);
  return (
    <>
      <line x1={part(-low)} x2={part(-low)} y2={height} className={styles.zero} />
      <Mark
        {...markOf(look, hatches)}
        x={part(Math.min(from, to) - low)}
        width={part(Math.abs(to - from))}
        y={height / 10}
        height={height * 0.8}
      />
    </>
  );
}
