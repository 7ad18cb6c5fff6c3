import type {ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';

interface Props {
  readonly path: string;
  readonly index: number;
  readonly cooperative: CooperativeDraft;
  readonly change: (changes: {readonly id: string}) => void;
}

/** The name of a row, which tells it from all others. */
export default function MemberName({path, index, cooperative, change}: Props): ReactNode {
  const id = cooperative.members[index]?.id ?? '';
  const isTwice = cooperative.members.some((other, at) => at !== index && other.id === id);
  return (
    <Field
      id={`${path}-nazwa`}
      label="Nazwa"
      hint="W każdym wierszu inna. Nazwa osoby zostaje na tym urządzeniu i w pliku: w linku stoi za nią „punkt 1”."
      error={
        id.trim() === ''
          ? 'Wpisz nazwę.'
          : isTwice
            ? 'Ta nazwa jest już na liście. Wpisz inną.'
            : undefined
      }>
      {(control) => (
        <input
          {...control}
          maxLength={80}
          value={id}
          onChange={({target}) => {
            change({id: target.value});
          }}
        />
      )}
    </Field>
  );
}
