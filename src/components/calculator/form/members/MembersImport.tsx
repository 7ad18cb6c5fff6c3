import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import Field from '@site/src/components/ui/Field';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {memberLimit} from '@cooperative/settlement/description';
import {ownSourceName} from '@site/src/domain/calculator/defaults';
import {addMembers, withoutMembers} from '@site/src/domain/calculator/members/editMembers';
import {sharesOf} from '@site/src/domain/calculator/members/shares';
import {listExampleFor, readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {refuseReadings} from '@site/src/domain/calculator/members/readingsInList';
import type {FieldError} from '@cooperative/polish';
import ListTemplates from '@site/src/components/cooperative/ListTemplates';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

interface Props {
  readonly cooperative: CooperativeDraft;
  readonly onImport: (cooperative: CooperativeDraft, count: number) => void;
  /** Puts back the members a list took the place of. */
  readonly onUndo: (cooperative: CooperativeDraft) => void;
}

const notLoaded =
  'Nie udało się wczytać części strony, która czyta pliki. Sprawdź połączenie i wybierz plik jeszcze raz albo wklej listę.';
/** A list is far smaller; a file of a meter, which is not, is read to say where it belongs. */
const rules = {extensions: ['.csv', '.txt', '.xlsx'], maxMegabytes: 5};

/** Members from a pasted list or a file. If any row is wrong, none is added and nothing typed is lost. */
export default function MembersImport({cooperative, onImport, onUndo}: Props): ReactNode {
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const hasShares = sharesOf(cooperative) !== undefined;
  const offerUndo = useUndo({value: cooperative, onChange: onUndo});
  const submit = (isReplacing: boolean): void => {
    const kept = isReplacing ? withoutMembers(cooperative) : cooperative;
    const [tariff] = Object.keys(cooperative.tariffs ?? {});
    const list = refuseReadings(text);
    const found = list.ok ? readMembersCsv(list.value, {tariff, hasShares}) : list;
    if (!found.ok) {
      setErrors(found.errors);
      return;
    }
    const {members, shares} = found.value;
    const room = memberLimit - kept.members.length;
    if (members.length > room) {
      const message = `Wierszy na liście: ${members.length}, a wolnych miejsc: ${room}. Skróć listę albo usuń część członków.`;
      setErrors([{field: 'lista', message}]);
      return;
    }
    setErrors([]);
    setText('');
    onImport(addMembers(kept, members, shares), members.length);
    if (isReplacing) {
      const {members: replaced, key} = cooperative;
      offerUndo('Lista zastąpiła członków.', (now) => ({...now, members: replaced, key}));
    }
  };
  const open = async (file: File): Promise<void> => {
    const {readTableText} = await import('@site/src/browser/meterFiles/readTableText');
    const text = await readTableText(file);
    const read = text.ok ? refuseReadings(text.value) : text;
    setErrors(read.ok ? [] : read.errors);
    if (read.ok) {
      setText(read.value);
    }
  };
  return (
    <details className={styles.import}>
      <summary>Wklej albo wczytaj listę członków</summary>
      <ListTemplates text={listExampleFor(hasShares)} />
      <FileUpload
        id="lista-plik"
        label="Plik CSV albo XLSX z listą"
        rules={rules}
        files={[]}
        onChange={([file]) => {
          if (file) {
            open(file).catch(() => setErrors([{field: 'plik', message: notLoaded}]));
          }
        }}
      />
      <Field
        id="lista-czlonkow"
        label="Lista członków"
        hint={`To ta sama lista co w\u00a0rozliczeniu miesiąca. Kolumny rozpoznajemy po nagłówku: nazwa; członek; kim jest; profil; zużycie kWh; moc umowna kW; moc paneli kWp${hasShares ? '; udział' : ''}. „Członek” i „kim jest” mówią, czyj jest punkt i kim jest ten członek: od tego zależy liczba członków. Numer PPE, adres i fazy są dla rozliczenia: tutaj ich nie bierzemy. Panele samej spółdzielni z własnym przyłączem to wiersz z profilem „${ownSourceName}”, bez zużycia. Kto ma rachunki z 12 miesięcy, dodaje kolumny od „styczeń” do „grudzień”. Możesz wkleić kolumny z arkusza.`}>
        {(control) => (
          <textarea
            {...control}
            aria-invalid={errors.length > 0 || undefined}
            rows={6}
            placeholder={listExampleFor(hasShares)}
            value={text}
            onChange={({target}) => setText(target.value)}
          />
        )}
      </Field>
      {errors.length > 0 && (
        <ErrorBox
          role="alert"
          title="Popraw listę. Nic jeszcze nie dodano."
          errors={errors.map(({field, message}) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        />
      )}
      <ButtonRow>
        <Button onClick={() => submit(false)}>Dodaj z listy</Button>
        <Button onClick={() => submit(true)}>Zastąp członków listą</Button>
      </ButtonRow>
    </details>
  );
}
