import {useId, useState, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import styles from './styles.module.css';

interface ExampleField {
  readonly label: string;
  readonly unit: string;
  readonly start: number;
  readonly max: number;
}

interface Props {
  readonly title: string;
  readonly fields: readonly ExampleField[];
  /** What follows from the numbers, one for each field; an empty field counts as 0. */
  readonly children: (values: readonly number[]) => ReactNode;
}

/** An example with number fields and what follows from them. Without scripts it is read with the numbers it starts with. */
export default function Fields({title, fields, children}: Props): ReactNode {
  const id = useId();
  const [values, setValues] = useState<readonly (number | null)[]>(fields.map(({start}) => start));
  return (
    <figure className="drawing">
      <figcaption>{title}</figcaption>
      <div className={styles.fields}>
        {fields.map(({label, unit, max}, index) => (
          <NumberField
            key={label}
            id={`${id}-${index}`}
            label={label}
            unit={unit}
            max={max}
            value={values[index] ?? null}
            onChange={(value) => {
              setValues((before) => before.map((old, place) => (place === index ? value : old)));
            }}
          />
        ))}
      </div>
      <div className={styles.result} role="status">
        {children(values.map((value) => value ?? 0))}
      </div>
    </figure>
  );
}
