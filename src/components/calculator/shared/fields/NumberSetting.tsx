import type {ReactNode} from 'react';
import type {BillItem} from '@cooperative/settlement/cooperative/description/fields';
import WhereOnBill from '../../bill/WhereOnBill';
import {fieldId, useFieldError} from './fieldErrors';
import ReportedNumber from './ReportedNumber';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly unit: string;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly fractionDigits?: number;
  readonly hint?: ReactNode;
  /** The law, the source, the default. */
  readonly why?: ReactNode;
  /** Where the number stands on a bill. */
  readonly bill?: BillItem;
  /** May be left empty; otherwise an empty field keeps the calculation waiting. */
  readonly isOptional?: boolean;
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null) => void;
}

/** One number of the description; null while the field is empty. */
export default function NumberSetting({
  min = 0,
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
      min={min}
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
