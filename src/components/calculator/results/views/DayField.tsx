import type {ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import {formatDate} from '@cooperative/polish/date';
import type {useDay} from './useDay';

interface Props {
  readonly id: string;
  readonly chosen: ReturnType<typeof useDay>;
}

/** A day of the settled time. */
export default function DayField({id, chosen}: Props): ReactNode {
  const {first, last, field, setField} = chosen;
  return (
    <DateField
      id={id}
      label="Dzień"
      value={field}
      min={first}
      max={last}
      rangeError={`Wybierz dzień od ${formatDate(first)} do ${formatDate(last)}`}
      onChange={setField}
    />
  );
}
