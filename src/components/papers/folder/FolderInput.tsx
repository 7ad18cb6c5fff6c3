import type {ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {fieldHints} from '@site/src/domain/papers/fieldHints';
import {companiesFor, faultOf} from '@site/src/domain/papers/fieldLists';
import type {FieldId, FolderField} from '@site/src/domain/papers/folder';
import {parsePolishNumber} from '@cooperative/polish';
import {limits} from '@cooperative/settlement/description';
import TextInput from './TextInput';

interface Props {
  /** Of the control, on the page. */
  readonly id: string;
  /** Of the field, in the folder. */
  readonly name: FieldId;
  readonly field: FolderField;
  readonly value: string;
  readonly members: readonly string[];
  readonly onChange: (text: string) => void;
}

/** What stands under a field: what it means and what is usual. */
export function hintOf(name: FieldId, {neededBy, isLater, usual}: FolderField): string | undefined {
  const sentences = [
    ...(fieldHints[name] === undefined ? [] : [fieldHints[name]]),
    ...(usual ? [usual.why] : []),
    ...(neededBy?.length === 0 ? ['Może zostać puste.'] : []),
    ...(isLater ? ['Wpisz, gdy będzie potrzebne.'] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** A field of the folder, by what may be entered in it. */
export default function FolderInput({id, name, field, value, members, onChange}: Props): ReactNode {
  const {label, type} = field;
  const hint = hintOf(name, field);
  switch (type.kind) {
    case 'text': {
      const {number, list} = type;
      return (
        <TextInput
          id={id}
          label={label}
          hint={hint}
          value={value}
          suggestions={list === 'operator' || list === 'seller' ? companiesFor(list) : undefined}
          fault={number && faultOf(number, value)}
          onChange={onChange}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          id={id}
          label={label}
          hint={hint}
          unit={type.unit}
          value={parsePolishNumber(value)}
          min={label.includes('strata') ? -limits.zloty : 0}
          max={type.max ?? limits.zloty}
          fractionDigits={3}
          onChange={(number) => onChange(number === null ? '' : String(number).replace('.', ','))}
        />
      );
    case 'day':
      return (
        <DateField
          id={id}
          label={label}
          hint={hint}
          value={value === '' ? null : value}
          onChange={(day) => onChange(day ?? '')}
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
