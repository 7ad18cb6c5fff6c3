import type {ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import Field from '@site/src/components/ui/Field';
import type {FolderField} from '@site/src/domain/papers/folder';
import {longestText} from '@site/src/domain/papers/folderData';
import {parsePolishNumber} from '@cooperative/polish/number';

interface Props {
  readonly id: string;
  readonly field: FolderField;
  readonly value: string;
  readonly members: readonly string[];
  readonly onChange: (text: string) => void;
}

/** No sum of a cooperative is larger. */
const largest = 1_000_000_000;

/** A field of the folder, by what may be entered in it. */
export default function FolderInput({id, field, value, members, onChange}: Props): ReactNode {
  const {label, type, who, neededBy, isLater, usual} = field;
  const hint = [
    `Kto wie: ${who}.`,
    ...(neededBy?.length === 0 ? ['Może zostać puste.'] : []),
    ...(isLater ? ['Wpisz, gdy będzie potrzebne.'] : []),
    ...(usual ? [usual.why] : []),
  ].join(' ');
  switch (type.kind) {
    case 'text':
      return (
        <Field id={id} label={label} hint={hint}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={longestText}
              value={value}
              onChange={({target}) => {
                onChange(target.value);
              }}
            />
          )}
        </Field>
      );
    case 'number':
      return (
        <NumberField
          id={id}
          label={label}
          hint={hint}
          unit={type.unit}
          value={parsePolishNumber(value)}
          min={label.includes('strata') ? -largest : 0}
          max={largest}
          fractionDigits={3}
          onChange={(number) => {
            onChange(number === null ? '' : String(number).replace('.', ','));
          }}
        />
      );
    case 'day':
      return (
        <DateField
          id={id}
          label={label}
          hint={hint}
          value={value === '' ? null : value}
          onChange={(day) => {
            onChange(day ?? '');
          }}
        />
      );
    case 'choice':
    case 'member': {
      const named =
        type.kind === 'choice'
          ? Object.entries(type.options)
          : [...new Set([...members, value])].map((name) => [name, name] as const);
      return (
        <SelectField
          id={id}
          label={label}
          hint={hint}
          options={[
            {value: '', label: 'nie wybrano'},
            ...named.flatMap(([option, words]) =>
              option === '' ? [] : [{value: option, label: words}],
            ),
          ]}
          value={value}
          onChange={onChange}
        />
      );
    }
  }
}
