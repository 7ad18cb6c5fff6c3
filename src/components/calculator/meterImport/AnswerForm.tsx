import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {ShortAnswer, TableHead} from '@cooperative/meter-files';
import FileHead from './FileHead';
import {meanings, units} from './choices';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly fileName: string;
  /** Why the answer is needed; left out once it was given. */
  readonly reason: string | undefined;
  readonly head: TableHead;
  readonly asks: 'unit' | 'labels';
  readonly onSubmit: (answer: ShortAnswer) => void;
}

/** The visitor says the only thing that a file does not say: its unit, or what its hours mean. */
export default function AnswerForm({
  id,
  fileName,
  reason = '',
  head,
  asks,
  onSubmit,
}: Props): ReactNode {
  const [answer, setAnswer] = useState<Required<ShortAnswer>>({unit: 'kWh', labels: 'end'});
  return (
    <form
      className={styles.mapping}
      aria-label={`Pytanie o plik ${fileName}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({[asks]: answer[asks]});
      }}>
      <FileHead fileName={fileName} text={`${reason} Wskaż to.`.trim()} head={head} />
      <div className={styles.fields}>
        {asks === 'unit' ? (
          <SelectField
            id={`${id}-jednostka`}
            label="Jednostka"
            options={units}
            value={answer.unit}
            onChange={(unit) => {
              setAnswer({...answer, unit});
            }}
          />
        ) : (
          <SelectField
            id={`${id}-godzina`}
            label="Godzina oznacza"
            options={meanings}
            value={answer.labels}
            onChange={(labels) => {
              setAnswer({...answer, labels});
            }}
          />
        )}
      </div>
      <Button type="submit">Wczytaj plik</Button>
    </form>
  );
}
