import {useId, type ReactNode} from 'react';
import ChartFigure from '@site/src/components/charts/ChartFigure';
import {layoutFlows} from '@site/src/domain/charts/flows';
import {formatExact, formatKwh} from '@site/src/domain/calculator/numbers';
import Bands from './Bands';
import {
  flowsFinding,
  flowsOf,
  type YearEnergy,
} from '@site/src/domain/calculator/charts/energyFlows';
import styles from './styles.module.css';
import Mark from '@site/src/components/charts/Plot/Mark';
import {asPercent} from '@site/src/components/charts/Plot/drawing';
import {markOf} from '@site/src/components/charts/energy/looks';
import type {Look} from '@site/src/domain/charts/look';

interface Props {
  readonly year: YearEnergy;
  readonly label: string;
  /** More may have been used behind the meters than is known. */
  readonly isHidden?: boolean;
  readonly note?: ReactNode;
}

/**
 * Where a year's energy comes from and where it goes: bands as thick as the energy, each with its name and number.
 * In a narrow place the bands become bars, one below another.
 */
export default function EnergyFlows({year, label, isHidden, note}: Props): ReactNode {
  const hatches = useId();
  const flows = flowsOf(year);
  const {height, bands, nodes} = layoutFlows(flows);
  const finding = flowsFinding(year, isHidden);
  const largest = Math.max(...flows.map(({kwh}) => kwh));
  const lookOf = new Map(flows.map(({id, look}) => [id, look]));
  const sides = new Map([
    ...flows.map(({from}) => [from, 'left'] as const),
    ...flows.map(({to}) => [to, 'right'] as const),
  ]);
  return (
    <ChartFigure
      title={label}
      table={{
        caption: `${label}, kWh`,
        fileName: 'przeplywy-energii.csv',
        columns: ['Przepływ', 'Skąd', 'Dokąd', 'Energia (kWh)'],
        rows: flows.map(({name, from, to, kwh}) => [name, from, to, formatExact(kwh)]),
      }}
      finding={finding}
      note={note}>
      <div className={styles.place}>
        <div className={styles.flows}>
          {[...sides].map(
            ([name, side]) =>
              nodes[name] && <NodeName key={name} name={name} side={side} node={nodes[name]} />,
          )}
          <Bands
            label={`${label}. ${finding}`}
            height={height}
            bands={bands.map((band) => ({...band, look: lookOf.get(band.id) ?? 'own'}))}
            hatches={hatches}
          />
          <ul className={styles.rows}>
            {bands.map((band) => {
              const flow = flows.find(({id}) => id === band.id);
              return (
                flow && (
                  <FlowRow
                    key={band.id}
                    {...flow}
                    place={band.label}
                    isThin={band.isThin}
                    largest={largest}
                    hatches={hatches}
                  />
                )
              );
            })}
          </ul>
          {bands.length === 0 && <p>Nie ma energii do pokazania.</p>}
        </div>
      </div>
    </ChartFigure>
  );
}

interface NodeProps {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly node: {readonly top: number; readonly height: number; readonly kwh: number};
}

/** Where bands begin or end, with their sum. */
function NodeName({name, side, node}: NodeProps): ReactNode {
  return (
    <p
      className={styles.node}
      data-side={side}
      style={{insetBlockStart: node.top + node.height / 2}}>
      {name} <strong>{formatKwh(node.kwh)}</strong>
    </p>
  );
}

interface FlowRowProps {
  readonly name: string;
  readonly kwh: number;
  readonly look: Look;
  /** Middle of its label, pixels from the top. */
  readonly place: number;
  /** The band has no room for text, which is then in one line above it. */
  readonly isThin: boolean;
  readonly largest: number;
  readonly hatches: string;
}

/** Name and number of a band; where there are no bands, with a bar. */
function FlowRow({name, kwh, look, place, isThin, largest, hatches}: FlowRowProps): ReactNode {
  return (
    <li className={styles.row} data-thin={isThin} style={{insetBlockStart: place}}>
      <span>{name}</span> <strong>{formatKwh(kwh)}</strong>
      <svg className={styles.bar} height="14" aria-hidden="true">
        <Mark {...markOf(look, hatches)} x="0" y="1" width={asPercent(kwh, largest)} height="12" />
      </svg>
    </li>
  );
}
