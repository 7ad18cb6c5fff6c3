import {useState, type ReactNode} from 'react';
import Field from '@site/src/components/ui/Field';
import {useReportedProblem} from '../../shared/fields/useReportedProblem';

const label = 'Nazwa stawek';

interface Props {
  readonly name: string;
  readonly index: number;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
}

/** The name of a tariff. While it is empty or taken, the text stays as typed and the answer waits. */
export default function TariffName({name, index, taken, onRename}: Props): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? name;
  const error =
    text === ''
      ? 'Wpisz nazwę.'
      : text !== name && taken.includes(text)
        ? 'Taka nazwa już jest. Wpisz inną.'
        : undefined;
  const id = `taryfa-${index}`;
  useReportedProblem(id, label, error);
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          maxLength={40}
          value={text}
          onChange={({target}) => {
            const isFree = target.value !== '' && !taken.includes(target.value);
            setDraft(isFree ? null : target.value);
            if (isFree) {
              onRename(target.value);
            }
          }}
        />
      )}
    </Field>
  );
}
