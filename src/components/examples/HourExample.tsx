import {useId, useState, type ReactNode} from 'react';
import Hatches from '@site/src/components/charts/energy/Hatches';
import {markOf} from '@site/src/components/charts/energy/looks';
import Mark from '@site/src/components/charts/Plot/Mark';
import type {Look} from '@site/src/domain/charts/look';
import {formatNumber, setPolishSpaces} from '@cooperative/polish';
import {settleHour} from '@cooperative/settlement/explain';
import {creditRatio} from '@cooperative/settlement/law';
import styles from './styles.module.css';

const most = 60;

interface Props {
  /** kWh, as an article writes them. */
  readonly given: string;
  readonly taken: string;
}

const kwh = (value: number): string => `${formatNumber(value, 1)}\u00a0kWh`;

/** How one hour is settled, as bars on one scale, with two sliders for its two numbers. */
export default function HourExample(props: Props): ReactNode {
  const [given, setGiven] = useState(Number(props.given));
  const [taken, setTaken] = useState(Number(props.taken));
  const {shared, surplus, credit, missing} = settleHour(given, taken);
  const ratio = formatNumber(creditRatio.value, 1);
  const whole = Math.max(given, taken, 1);
  return (
    <figure className="drawing">
      <figcaption>Jedna godzina</figcaption>
      <div className={`${styles.sliders} needsScript`}>
        <Slider label="Członkowie oddali" value={given} onChange={setGiven} />
        <Slider label="Inni członkowie pobrali" value={taken} onChange={setTaken} />
      </div>
      <ol className={styles.bars}>
        <Bar label="Członkowie oddali w tej godzinie" value={given} from={0} whole={whole} />
        <Bar
          label="Inni członkowie pobrali od razu (1 do 1)"
          value={shared}
          from={0}
          whole={whole}
          look="shared"
        />
        {missing > 0 ? (
          <Bar
            label="Brakuje: z zapasu albo od sprzedawcy"
            value={missing}
            from={shared}
            whole={whole}
            look="grid"
          />
        ) : (
          <>
            <Bar
              label="Nadwyżka płynie do sieci"
              value={surplus}
              from={shared}
              whole={whole}
              look="given"
            />
            <Bar
              label={`Prawo do odbioru później, ${formatNumber(surplus, 1)}\u00a0×\u00a0${ratio} =`}
              value={credit}
              from={shared}
              whole={whole}
              look="stock"
            />
          </>
        )}
      </ol>
    </figure>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({label, value, onChange}: SliderProps): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <strong>{kwh(value)}</strong>
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        aria-valuetext={kwh(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

interface BarProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly whole: number;
  readonly look?: Look;
}

function Bar({label, value, from, whole, look}: BarProps): ReactNode {
  const hatches = useId();
  const percent = (part: number): string => `${Math.round((part / whole) * 1000) / 10}%`;
  return (
    <li>
      <span>{setPolishSpaces(label)}</span> <strong>{kwh(value)}</strong>
      <svg aria-hidden="true">
        {look && <Hatches id={hatches} />}
        <Mark
          {...(look && markOf(look, hatches))}
          x={percent(from)}
          width={percent(value)}
          y={0}
          height={20}
        />
      </svg>
    </li>
  );
}
