import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {formatNumber, type NumberReading} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  readonly reading: Extract<NumberReading, {kind: 'ambiguous'}>;
  readonly unit: string;
  readonly onChoose: (value: number) => void;
}

/** What a number with a point or a comma may mean, to choose from. */
export default function PossibleNumbers({
  reading: {thousands, decimal},
  unit,
  onChoose,
}: Props): ReactNode {
  return (
    <div className={styles.possible}>
      {[thousands, ...(decimal === null ? [] : [decimal])].map((value) => (
        <Button key={value} onClick={() => onChoose(value)}>
          {formatNumber(value, 3)}
          {unit !== '' && `\u00a0${unit}`}
        </Button>
      ))}
    </div>
  );
}
