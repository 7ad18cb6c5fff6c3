import type {ReactNode} from 'react';
import {financeLabel} from '@site/src/components/calculator/shared/financeLabel';
import type {FieldError} from '@cooperative/polish/result';

/** What is wrong with the investment, field by field. */
export default function WrongFinance({
  errors,
}: {
  readonly errors: readonly FieldError[];
}): ReactNode {
  return (
    <ul>
      {errors.map(({field, message}) => (
        <li key={`${field} ${message}`}>
          {financeLabel(field)}: {message}
        </li>
      ))}
    </ul>
  );
}
