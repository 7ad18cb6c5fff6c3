import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type SelectValue = string | number | null | undefined;

export interface SelectOption<Value extends SelectValue> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends SelectValue> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The browser's own list to choose from, with our sign of opening. */
export default function Select<Value extends SelectValue>({
  options,
  value,
  onChange,
  className,
  ...control
}: SelectProps<Value>): ReactNode {
  return (
    <select
      {...control}
      className={clsx(styles.select, className)}
      value={String(value)}
      onChange={({target}) => {
        const chosen = options[target.selectedIndex];
        if (chosen) {
          onChange(chosen.value);
        }
      }}>
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Options from names by their values, in the order they are written. */
export function optionsOf<Value extends string>(
  names: Readonly<Partial<Record<Value, string>>>,
): readonly SelectOption<Value>[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({value, label}));
}
