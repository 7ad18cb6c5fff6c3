import type {ReactNode} from 'react';
import NumberField from '@site/src/components/ui/controls/NumberField';
import {fieldId, useFieldError} from './fieldErrors';

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
  /** May be left empty; else an empty field keeps the calculation waiting. */
  readonly isOptional?: boolean;
}

interface Props {
  readonly path: string;
  readonly spec: Omit<NumberSpec, 'key'>;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One number of the description. Empty, it stands there as `NaN`, or not at all where it is optional. */
export default function NumberSetting({path, spec, value, onChange}: Props): ReactNode {
  const {min = 0, isOptional = false, ...field} = spec;
  const error = useFieldError(path);
  return (
    <NumberField
      {...field}
      id={fieldId(path)}
      min={min}
      value={value === undefined || Number.isNaN(value) ? null : value}
      onChange={(next) => {
        onChange(next ?? (isOptional ? undefined : Number.NaN));
      }}
      isRequired={!isOptional}
      error={error}
    />
  );
}

interface GroupProps<Key extends string> {
  readonly path: string;
  readonly specs: readonly NumberSpec<Key>[];
  readonly values: Readonly<Partial<Record<Key, number>>>;
  readonly onChange: (changed: Readonly<Partial<Record<Key, number>>>) => void;
}

/** Several numbers of one part of the description. */
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
        onChange({[key]: value} as Readonly<Partial<Record<Key, number>>>);
      }}
    />
  ));
}
