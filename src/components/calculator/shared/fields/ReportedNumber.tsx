import {useCallback, useEffect, type ComponentProps, type ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {formatNumber} from '@cooperative/polish';
import {useProblemReport} from './fieldErrors';

interface Props extends ComponentProps<typeof NumberField> {
  /** Of the number in the description: the list of errors then says whose it is. */
  readonly path?: string;
}

/** zł/kWh. No bill has as much: above it, the price may be one in grosze, or of a MWh. */
const dearest = 3;

/** Asks about a price that is hardly one of a kWh; it is counted all the same. */
function doubtOf({unit, value}: Pick<Props, 'unit' | 'value'>): string | null {
  return unit === 'zł/kWh' && value !== null && value > dearest
    ? `Czy na pewno ${formatNumber(value, 4)} zł za 1 kWh, czyli ${formatNumber(value * 1000)} zł za 1 MWh? Sprawdź na rachunku, czy to nie grosze. `
    : null;
}

/** A number of the calculator: while its text is wrong, the answer waits and the list of errors leads here. */
export default function ReportedNumber({path, ...props}: Props): ReactNode {
  const {id, label, unit, value, hint} = props;
  const {report, returning} = useProblemReport();
  const onProblem = useCallback(
    (message: string | undefined, text: string) => {
      const isTyped = text.trim() !== '';
      report(
        id,
        message === undefined ? undefined : {label, message, isTyped, text, ...(path && {path})},
      );
    },
    [report, id, label, path],
  );
  useEffect(() => {
    returning.delete(id);
  }, [returning, id]);
  const doubt = doubtOf({unit, value});
  return (
    <NumberField
      {...props}
      hint={
        doubt === null ? (
          hint
        ) : (
          <>
            <strong>{doubt}</strong>
            {hint}
          </>
        )
      }
      initialText={returning.get(id)}
      onProblem={onProblem}
    />
  );
}
