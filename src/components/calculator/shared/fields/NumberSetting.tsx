import type {ReactNode} from 'react';
import type {BillItem} from '../../bill/items';
import WhereOnBill from '../../bill/WhereOnBill';
import {fieldId, useFieldError} from './fieldErrors';
import ReportedNumber from './ReportedNumber';

/** A number of the description, as the form shows it. */
export interface NumberSpec<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly unit: string;
  readonly max: number;
  readonly min?: number;
  readonly step?: number;
  readonly fractionDigits?: number;
  readonly hint?: ReactNode;
  /** The law, the source, the default. */
  readonly why?: ReactNode;
  /** Where the number stands on a bill. */
  readonly bill?: BillItem;
  /** May be left empty; otherwise an empty field keeps the calculation waiting. */
  readonly isOptional?: boolean;
}

interface Props {
  readonly path: string;
  readonly spec: Omit<NumberSpec, 'key'>;
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null) => void;
}

/** One number of the description; null while the field is empty. */
export default function NumberSetting({path, spec, value, onChange}: Props): ReactNode {
  const {min = 0, isOptional = false, bill, hint, ...field} = spec;
  const error = useFieldError(path);
  return (
    <ReportedNumber
      {...field}
      id={fieldId(path)}
      path={path}
      hint={
        bill ? (
          <>
            {hint} <WhereOnBill item={bill} />
          </>
        ) : (
          hint
        )
      }
      min={min}
      value={value ?? null}
      onChange={onChange}
      // A number that the description leaves out has a default; only one that was deleted is missing.
      isRequired={!isOptional && value !== undefined}
      error={error}
    />
  );
}

type Changes<Key extends string> = Readonly<Partial<Record<Key, number | null>>>;

interface GroupProps<Key extends string> {
  readonly path: string;
  readonly specs: readonly NumberSpec<Key>[];
  readonly values: Changes<Key>;
  readonly onChange: (changed: Changes<Key>) => void;
}

/** Several numbers of one part of the description. An optional one that is empty is left out of it. */
export function NumberSettings<Key extends string>({
  path,
  specs,
  values,
  onChange,
}: GroupProps<Key>): ReactNode {
  return specs.map(({key, ...spec}) => (
    <NumberSetting
      key={key}
      path={path === '' ? key : `${path}.${key}`}
      spec={spec}
      value={values[key]}
      onChange={(value) => {
        const left = spec.isOptional === true ? undefined : null;
        onChange({[key]: value ?? left} as Changes<Key>);
      }}
    />
  ));
}
