import {useState, type ComponentProps, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import {type IsoDay, writePolishDate} from '@cooperative/polish';
import {useFieldError, useReportedProblem} from './fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';

interface Props extends Pick<ComponentProps<typeof DateField>, 'label' | 'hint' | 'why'> {
  readonly path: string;
  readonly value: IsoDay | undefined;
  readonly onChange: (day: IsoDay | undefined) => void;
  /** The days to choose from; all if left out. */
  readonly days?: {readonly min: IsoDay; readonly max: IsoDay};
}

/** A day that the description may leave out. While its text is wrong, the answer waits. */
export default function DaySetting(props: Props): ReactNode {
  const {path, label, value, onChange, hint, why, days} = props;
  const [message, setMessage] = useState<string>();
  const id = fieldId(path);
  useReportedProblem(id, label, message);
  return (
    <DateField
      id={id}
      label={label}
      {...days}
      {...(days && {
        rangeError: `Wybierz dzień od ${writePolishDate(days.min)} do ${writePolishDate(days.max)}.`,
      })}
      value={value ?? null}
      error={useFieldError(path)}
      onChange={(day, problem) => {
        setMessage(problem);
        onChange(day ?? undefined);
      }}
      hint={hint}
      why={why}
    />
  );
}
