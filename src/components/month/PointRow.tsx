import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Select from '@site/src/components/ui/controls/Select';
import {chargesBy, chargesByYear} from '@cooperative/settlement/month';
import type {CooperativeRecord, Point} from '@cooperative/settlement/record';
import Check from './Check';
import MeterCell from './MeterCell';
import TextCell from './TextCell';
import {useWrongField} from './wrongFields';
import styles from './styles.module.css';

interface Props {
  readonly point: Point;
  readonly index: number;
  /** Names of the rates to choose from. */
  readonly tariffs: CooperativeRecord['tariffs'];
  /** Whether a month charges it by its billing period. */
  readonly isByPeriod: boolean;
  /** What is wrong with a name for it; empty if it may have that. */
  readonly nameProblemOf: (name: string) => string;
  readonly onChange: (next: Point) => void;
  readonly onRemove: () => void;
}

/** One point in the table: its name and number, whose it is, and its rates. */
export default function PointRow({
  point,
  index,
  tariffs,
  isByPeriod,
  nameProblemOf,
  onChange,
  onRemove,
}: Props): ReactNode {
  const {id, ppe = '', holder = '', ofCooperative = false, tariff = ''} = point;
  /** A field that is left out when empty. */
  const setText = (key: 'ppe' | 'holder' | 'tariff', text: string): void => {
    onChange({...point, [key]: text === '' ? undefined : text});
  };
  return (
    <tr>
      <td data-label="Punkt">
        <NameCell
          label={`Nazwa punktu ${index + 1}`}
          name={id}
          problemOf={nameProblemOf}
          onChange={(next) => onChange({...point, id: next})}
        />
      </td>
      <td data-label="Numer PPE">
        <TextCell
          label={`Numer PPE: ${id}`}
          value={ppe}
          onChange={(next) => setText('ppe', next)}
        />
      </td>
      <td data-label="Członek">
        <div className={styles.whose}>
          {!ofCooperative && (
            <TextCell
              label={`Członek, do którego należy: ${id}`}
              value={holder}
              onChange={(next) => setText('holder', next)}
            />
          )}
          <Check
            label="punkt spółdzielni"
            isChecked={ofCooperative}
            onChange={(isIts) => onChange({...point, ofCooperative: isIts})}
          />
        </div>
      </td>
      <td data-label="Stawki">
        <Select
          className={styles.select}
          aria-label={`Stawki: ${id}`}
          value={tariff}
          options={[
            {value: '', label: 'bez kwot'},
            ...Object.keys(tariffs).map((name) => ({value: name, label: name})),
          ]}
          onChange={(next) => setText('tariff', next)}
        />
      </td>
      <td data-label="Do opłat stałych">
        <MeterCell
          point={point}
          by={chargesBy(tariffs[tariff])}
          isByYear={chargesByYear(tariffs[tariff], point.orderedKw) === true}
          isByPeriod={isByPeriod}
          onChange={onChange}
        />
      </td>
      <td>
        <Button look="plain" aria-label={`Usuń punkt ${id}`} onClick={onRemove}>
          Usuń
        </Button>
      </td>
    </tr>
  );
}

/** A name; what cannot be one is only shown, told to be wrong, and the name stays as it was. */
function NameCell({
  label,
  name,
  problemOf,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly problemOf: Props['nameProblemOf'];
  readonly onChange: (next: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState({text: name, insteadOf: name});
  // Once it has another name, as in another cooperative, what was typed says nothing of it.
  const text = typed.insteadOf === name ? typed.text : name;
  const problem = text === name ? '' : problemOf(text);
  useWrongField(problem !== '', label);
  return (
    <div>
      <TextCell
        label={label}
        value={problem === '' ? name : text}
        onChange={(next) => {
          setTyped({text: next, insteadOf: name});
          if (problemOf(next) === '') {
            onChange(next);
          }
        }}
      />{' '}
      {problem !== '' && <span role="status">{problem}</span>}
    </div>
  );
}
