import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Field from '@site/src/components/ui/Field';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {memberLimit} from '@site/src/domain/calculator/defaults';
import {addMembers} from '@site/src/domain/calculator/editMembers';
import {sharesOf} from '@site/src/domain/calculator/shares';
import {
  membersCsvExample,
  membersCsvExampleWithShares,
  readMembersCsv,
} from '@site/src/domain/calculator/membersCsv';
import type {FieldError} from '@site/src/domain/kernel/result';
import Part from '../../shared/Part';

interface Props {
  readonly cooperative: CooperativeDraft;
  readonly onImport: (cooperative: CooperativeDraft, count: number) => void;
}

const rules = {extensions: ['.csv', '.txt'], maxMegabytes: 1};
const shown = 10;

/** Members from a pasted list or a file. If any row is wrong, none is added and nothing typed is lost. */
export default function MembersImport({cooperative, onImport}: Props): ReactNode {
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const hasShares = sharesOf(cooperative) !== undefined;
  const submit = (): void => {
    const [tariff] = Object.keys(cooperative.tariffs ?? {});
    const found = readMembersCsv(text, {tariff, hasShares});
    if (!found.ok) {
      setErrors(found.errors);
      return;
    }
    const {members, shares} = found.value;
    const room = memberLimit - cooperative.members.length;
    if (members.length > room) {
      const message = `Na liście jest ${members.length} wierszy, a zostało miejsce na ${room}. Skróć listę albo usuń część członków.`;
      setErrors([{field: 'lista', message}]);
      return;
    }
    setErrors([]);
    setText('');
    onImport(addMembers(cooperative, members, shares), members.length);
  };
  return (
    <Part title="Wklej albo wczytaj listę członków">
      <FileUpload
        id="lista-plik"
        label="Plik CSV z listą"
        rules={rules}
        files={[]}
        onChange={([file]) => {
          void file?.text().then(setText);
        }}
      />
      <Field
        id="lista-czlonkow"
        label="Lista członków"
        error={errors.length > 0 ? 'Popraw listę. Nic jeszcze nie dodano.' : undefined}
        hint={`W wierszu: nazwa; profil; zużycie kWh; moc kWp${hasShares ? '; udział' : ''}. Możesz wkleić kolumny z arkusza. Kto ma rachunki z 12 miesięcy, dopisuje za kolumną udziału (także pustą) 12 kolumn z kWh.`}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            placeholder={hasShares ? membersCsvExampleWithShares : membersCsvExample}
            value={text}
            onChange={({target}) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      {errors.length > 0 && (
        <ul role="alert">
          {errors.slice(0, shown).map(({field, message}) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
          {errors.length > shown && <li>Pozostałe błędy: {errors.length - shown}.</li>}
        </ul>
      )}
      <Button onClick={submit}>Dodaj z listy</Button>
    </Part>
  );
}
