import {useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import {formatDate, type IsoDay} from '@cooperative/polish';
import {dayOfHour, tellingHour} from '@cooperative/settlement/explain';
import type {CalculationReport} from '@cooperative/settlement/answer';

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

/** A day within the settled hours: the text of its field, and the last day that could be shown. */
export function useDay(report: CalculationReport): {
  readonly day: IsoDay;
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly field: IsoDay | null;
  readonly setField: (day: IsoDay | null) => void;
} {
  const {axis} = report;
  const first = dayOfHour(axis, 0);
  const last = dayOfHour(axis, axis.hours - 1);
  const [chosen, setChosen] = useState<{field: IsoDay | null; day: IsoDay} | null>(null);
  const isInside = chosen !== null && chosen.day >= first && chosen.day <= last;
  const day = isInside ? chosen.day : dayOfHour(axis, tellingHour(report));
  return {
    day,
    first,
    last,
    field: isInside ? chosen.field : day,
    setField: (field) => setChosen({field, day: field ?? day}),
  };
}
