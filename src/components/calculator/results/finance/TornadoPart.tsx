import {useState, type ReactNode} from 'react';
import Tornado from '@site/src/components/calculator/charts/Tornado';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {optionsOf} from '@site/src/components/ui/controls/Select';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import {type SavingRanges, wholeAnswer} from '@cooperative/settlement/answer';
import type {Comparison} from '@cooperative/settlement/explain';
import styles from '../styles.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {tornadoFactors} from '@site/src/domain/calculator/finance/factorTexts';
import {leftOutCosts} from '@site/src/domain/calculator/finance/factorTexts';

interface Props {
  /** Null until all scenarios are settled. */
  readonly ranges: SavingRanges | null;
  readonly settled: Settled;
}

const names = {
  alone: 'kupowania całego prądu osobno',
  aloneWithSources: 'własnych źródeł bez spółdzielni',
  netBilling: 'net-billingu',
} as const satisfies Record<Comparison, string>;

/** What the width of the answer consists of: each unsettled thing alone, with its source. */
export default function TornadoPart({ranges, settled}: Props): ReactNode {
  const [chosen, setChosen] = useState<Comparison | null>(null);
  // First the saving that the answer leads with.
  const {input, against: first} = wholeAnswer(settled);
  const against = chosen ?? first;
  if (!ranges) {
    return <p>Przedziałów jeszcze nie policzono.</p>;
  }
  const range = ranges[against] ?? ranges.alone;
  return (
    <div className={styles.charts}>
      <div className={styles.narrow}>
        <SelectField
          id="tornado-wobec"
          label="Oszczędność wobec"
          options={optionsOf(names).filter(({value}) => ranges[value] !== null)}
          value={against}
          onChange={setChosen}
        />
      </div>
      <Tornado
        factors={tornadoFactors(ranges.effects, input, against, range.base)}
        base={range.base}
        label="Co najbardziej zmienia wynik"
        note={`Gdy wszystko ułoży się najgorzej, oszczędność w roku to ${formatZloty(range.low)}, gdy najlepiej: ${formatZloty(range.high)}. Cena energii wspólnej (A8) nie zmienia sumy, tylko podział między członków.${leftOutCosts(input)}`}
      />
    </div>
  );
}
