import type {ComponentProps, ReactNode} from 'react';
import type {BillItem} from '@cooperative/settlement/description';
import WhereOnBill from '../../bill/WhereOnBill';
import {useFieldError} from './fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import ReportedNumber from './ReportedNumber';

interface Props extends Omit<
  ComponentProps<typeof ReportedNumber>,
  'id' | 'value' | 'isRequired' | 'error'
> {
  readonly path: string;
  /** Where the number stands on a bill. */
  readonly bill?: BillItem | undefined;
  /** May be left empty; otherwise an empty field keeps the calculation waiting. */
  readonly isOptional?: boolean;
  readonly value: number | null | undefined;
}

/** One number of the description; null while the field is empty. */
export default function NumberSetting({
  value,
  isOptional = false,
  bill,
  hint,
  ...field
}: Props): ReactNode {
  const {path} = field;
  return (
    <ReportedNumber
      {...field}
      id={fieldId(path)}
      value={value ?? null}
      hint={
        bill ? (
          <>
            {hint} <WhereOnBill item={bill} />
          </>
        ) : (
          hint
        )
      }
      // A number that the description leaves out has a default; only one that was deleted is missing.
      isRequired={!isOptional && value !== undefined}
      error={useFieldError(path)}
    />
  );
}
