import {useCallback, useState, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {limits} from '@site/src/domain/calculator/defaults';
import type {MonthInput} from '@site/src/domain/month/schema';
import {readMonth} from '@site/src/domain/polish/months';
import {useWrongField} from './wrongFields';
import styles from './styles.module.css';

type Lot = MonthInput['stock'][number];

interface Props {
  readonly index: number;
  readonly lot: Lot;
  readonly onChange: (lot: Lot) => void;
}

/** What one month left in the grid. A field that cannot be read changes nothing, and stops the result. */
export default function LotFields({index, lot, onChange}: Props): ReactNode {
  const [text, setText] = useState(lot.month);
  const [problem, setProblem] = useState<string>();
  const isWrong = readMonth(text) === null;
  useWrongField(isWrong, 'zapas', `Partia ${index + 1}, miesiąc oddania`);
  useWrongField(problem !== undefined, 'zapas', `Partia ${index + 1}, zostało do odebrania`);
  const id = `partia-${index}-miesiac`;
  return (
    <>
      <div>
        <label htmlFor={id}>Miesiąc oddania</label>
        <input
          id={id}
          type="text"
          className={styles.text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-opis`}
          value={text}
          onChange={({target}) => {
            setText(target.value);
            const month = readMonth(target.value);
            if (month !== null) {
              onChange({...lot, month});
            }
          }}
        />
        <p id={`${id}-opis`} className={isWrong ? styles.wrong : 'meta'}>
          Miesiąc i rok, np. 08.2026 albo sierpień 2026.
        </p>
      </div>
      <NumberField
        id={`partia-${index}-kwh`}
        label="Zostało do odebrania"
        unit="kWh"
        min={0}
        max={limits.zloty}
        fractionDigits={3}
        isRequired
        value={lot.kwh}
        onChange={(kwh) => {
          onChange({...lot, kwh: kwh ?? 0});
        }}
        onProblem={useCallback((words: string | undefined) => {
          setProblem(words);
        }, [])}
      />
    </>
  );
}
