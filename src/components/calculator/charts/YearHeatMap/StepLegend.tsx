import type {ReactNode} from 'react';
import Mark from '@site/src/components/charts/Plot/Mark';
import {rounded} from '@site/src/components/charts/Plot/drawing';
import Hatches from '../shared/Hatches';
import {markOf} from '../shared/looks';
import {formatEstimate} from '@site/src/components/calculator/shared/numbers';
import {stepCount} from './steps';
import styles from './styles.module.css';

interface Props {
  readonly largest: number;
  readonly hatches: string;
}

const side = 22;
const steps = Array.from({length: stepCount}, (_, index) => index + 1);

/** What the two kinds of marks mean, and the limit of each size. */
export default function StepLegend({largest, hatches}: Props): ReactNode {
  const id = `${hatches}legend`;
  return (
    <div className={styles.legend}>
      {(['grid', 'given'] as const).map((look) => (
        <p key={look} className={styles.kind}>
          <svg className={styles.sample} width={side} height={side} aria-hidden="true">
            {look === 'grid' && <Hatches id={id} />}
            <Mark
              {...markOf(look, id)}
              rx={look === 'grid' ? 0 : side / 2}
              x={1}
              y={1}
              width={side - 2}
              height={side - 2}
            />
          </svg>
          {look === 'grid' ? 'pobór z sieci' : 'oddanie do sieci'}
        </p>
      ))}
      {largest > 0 && (
        <ul className={styles.sizes} aria-label="Wielkość znaku, kWh w średniej godzinie">
          {steps.map((step) => {
            const part = rounded((step / stepCount) * (side - 2));
            return (
              <li key={step}>
                <svg className={styles.sample} width={side} height={side} aria-hidden="true">
                  <rect
                    className={styles.size}
                    x={(side - part) / 2}
                    y={(side - part) / 2}
                    width={part}
                    height={part}
                  />
                </svg>
                do {formatEstimate((largest / stepCount) * step)}
                {step === stepCount && '\u00a0kWh'}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
