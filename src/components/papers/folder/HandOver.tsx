import {useId, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Notice from '@site/src/components/ui/Notice';
import {saveFile} from '@site/src/browser/device/saveFile';
import type {ReturnedFile} from '@site/src/browser/papers/useFolder';
import {handedOver, knowers, knownTo} from '@site/src/domain/papers/handOver';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import styles from './styles.module.css';

function save(record: CooperativeRecord, who: string): void {
  saveFile(
    `spoldzielnia – ${who.replace(/[^\p{L} ]/gu, '')}.json`,
    JSON.stringify(record, null, 2),
    'application/json',
  );
}

/** A file for somebody who knows a part of the folder, with nothing in it but that part. */
export function HandOver({record}: {readonly record: CooperativeRecord}): ReactNode {
  const id = useId();
  const all = knowers();
  const [who, setWho] = useState(all[0] ?? '');
  return (
    <details className={styles.group}>
      <FoldSummary>
        <h3>Daj komuś do wypełnienia</h3>
        <span>plik z polami jednej osoby</span>
      </FoldSummary>
      <p>
        Zapisz plik i&nbsp;wyślij go tej osobie. Są w&nbsp;nim tylko jej pola. Otwiera go na tej
        stronie, wypełnia, zapisuje i&nbsp;odsyła, a&nbsp;Ty otwierasz go u&nbsp;siebie
        i&nbsp;widzisz, co się zmieni.
      </p>
      <SelectField
        id={id}
        label="Kto wypełnia"
        options={all.map((one) => ({value: one, label: one}))}
        value={who}
        onChange={setWho}
      />
      <p>Dostanie pola:</p>
      <ul>
        {knownTo(who).map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
      <Button onClick={() => save(handedOver(record, who), who)}>Zapisz plik dla tej osoby</Button>
    </details>
  );
}

/** Above a folder that was sent to somebody: what to do with it. */
export function AskedNotice({
  record,
  who,
}: {
  readonly record: CooperativeRecord;
  readonly who: string;
}): ReactNode {
  return (
    <Notice kind="info" title="Do wypełnienia">
      <p>
        Ten plik przysłano do wypełnienia. Ma w&nbsp;nim pola ten, kto je zna: {who}. Wypełnij, ile
        wiesz, zapisz plik i&nbsp;odeślij go tam, skąd przyszedł.
      </p>
      <Button look="primary" onClick={() => save(record, who)}>
        Zapisz plik do odesłania
      </Button>
    </Notice>
  );
}

/** A file that came back: what it would change. */
export function ReturnedQuestion({name, who, changes, decide}: ReturnedFile): ReactNode {
  return (
    <Notice kind="info" title="Wróciło">
      {changes.length === 0 ? (
        <p role="alert">
          Plik „{name}” ({who}) nie zmienia niczego w&nbsp;teczce.
        </p>
      ) : (
        <>
          <p role="alert">
            Plik „{name}” ({who}) zmieni w&nbsp;teczce:
          </p>
          <ul>
            {changes.map(({field, before, after}) => (
              <li key={field}>
                {field}: {before === '' ? '' : <del>{before}</del>} <ins>{after}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonRow>
        {changes.length > 0 && (
          <Button look="primary" onClick={() => decide(true)}>
            Wpisz te zmiany
          </Button>
        )}
        <Button onClick={() => decide(false)}>Zostaw teczkę bez zmian</Button>
      </ButtonRow>
    </Notice>
  );
}
