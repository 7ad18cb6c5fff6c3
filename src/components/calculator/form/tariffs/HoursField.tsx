import {useState, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {readZones, writeZones} from '@site/src/domain/calculator/schedule';
import {useReportedProblem} from '../../shared/fields/useReportedProblem';
import styles from '../full.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly zones: readonly number[];
  readonly zoneCount: number;
  readonly onChange: (zones: number[]) => void;
}

/** Zones of the 24 hours as digits. While they are wrong, the text stays as typed and the answer waits. */
export default function HoursField({id, label, zones, zoneCount, onChange}: Props): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const message =
    draft === null ? undefined : `Wpisz 24 cyfry od 1 do ${zoneCount}, po jednej na godzinę.`;
  useReportedProblem(id, label, message);
  return (
    <Field
      id={id}
      label={label}
      hint="24 cyfry, od godziny 0:00: numer strefy w każdej godzinie."
      error={message}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.zones}`}
          inputMode="numeric"
          value={draft ?? writeZones(zones)}
          onChange={({target}) => {
            const read = readZones(target.value, zoneCount);
            setDraft(read === null ? target.value : null);
            if (read) {
              onChange(read);
            }
          }}
        />
      )}
    </Field>
  );
}
