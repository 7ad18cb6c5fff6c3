import type {ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {IsoDay} from '@cooperative/polish';
import {
  type Field,
  type FieldKey,
  fieldOf,
  type KeyIn,
  labelOf,
} from '@cooperative/settlement/description';
import CheckSetting from './CheckSetting';
import DaySetting from './DaySetting';
import {useFieldError} from './fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import NumberSetting from './NumberSetting';
import TextField from '@site/src/components/ui/controls/TextField';

/** What only the place where a field is asked for knows; the rest is in the table of fields. */
export interface Asked extends Partial<Pick<Field, 'unit' | 'optional' | 'bill'>> {
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly why?: ReactNode;
  /** The values to choose from, where the table cannot know them, and what they are called. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
  /** Texts that others have already, to choose from. */
  readonly suggestions?: readonly string[];
  /** What is wrong with the value, where the place knows it. */
  readonly problem?: string | undefined;
  /** The days to choose from. */
  readonly days?: {readonly min: IsoDay; readonly max: IsoDay};
}

interface SettingProps<Value> {
  readonly of: FieldKey;
  /** Of the field in this description, where that differs from its key. */
  readonly path?: string;
  readonly asked?: Asked | undefined;
  readonly value: Value;
  /** An empty number is null; one that may be left out is undefined. */
  readonly onChange: (value: Value) => void;
}

/** One field of the description, drawn as what it is: a choice, a day, a text, a number or yes and no. */
export function Setting<Value>(props: SettingProps<Value>): ReactNode {
  const {of, path = of, asked, value} = props;
  const onChange = props.onChange as (value: unknown) => void;
  const field = {...fieldOf(of), ...asked};
  const {label = labelOf(field), hint, why, names, max, unit = '', days, isWhole} = field;
  const isOptional = field.optional !== undefined;
  const told = {path, label, hint, why};
  const choices = names ? Object.entries(names) : field.choices;
  const error = useFieldError(path) ?? asked?.problem;
  if (choices) {
    return (
      <SelectField
        {...{label, hint, why, error}}
        id={fieldId(path)}
        options={choices.map(([chosen, name]) => ({value: chosen, label: name ?? ''}))}
        value={(value as string | number | undefined) ?? choices[0]?.[0]}
        onChange={onChange}
      />
    );
  }
  if (field.isDay) {
    return (
      <DaySetting {...told} {...(days && {days})} value={value as IsoDay} onChange={onChange} />
    );
  }
  if (field.letters !== undefined) {
    return (
      <TextField
        {...{label, hint, why, error}}
        id={fieldId(path)}
        maxLength={field.letters}
        suggestions={field.suggestions}
        value={(value as string | undefined) ?? ''}
        onChange={onChange}
      />
    );
  }
  if (max === undefined) {
    return <CheckSetting {...told} value={value === true} onChange={onChange} />;
  }
  const {min, step, fractionDigits = isWhole ? 0 : undefined, bill} = field;
  return (
    <NumberSetting
      {...told}
      {...{unit, min, max, step, fractionDigits, bill, isOptional}}
      value={value as number | null | undefined}
      onChange={(number) => onChange(number ?? (isOptional ? undefined : null))}
    />
  );
}

interface Props<
  Part extends string,
  Values extends object,
  Name extends KeyIn<Part> & string & keyof Values,
> {
  /** Part of the table; empty for the fields of the description itself. */
  readonly of: Part;
  /** Of that part in this description, where that differs. */
  readonly path?: string;
  readonly keys: readonly Name[];
  readonly values: Values;
  readonly onChange: (changed: Partial<Pick<Values, Name>>) => void;
  readonly asked?: Readonly<Partial<Record<NoInfer<Name>, Asked>>>;
}

/** Some fields of one part of the description, in order. */
export default function Settings<
  Part extends string,
  Values extends object,
  Name extends KeyIn<Part> & string & keyof Values,
>({of, path = of, keys, values, onChange, asked}: Props<Part, Values, Name>): ReactNode {
  return keys.map((key) => (
    <Setting
      key={key}
      of={(of === '' ? key : `${of}.${key}`) as FieldKey}
      path={path === '' ? key : `${path}.${key}`}
      asked={asked?.[key]}
      value={values[key]}
      onChange={(value) => onChange({[key]: value} as unknown as Partial<Pick<Values, Name>>)}
    />
  ));
}
