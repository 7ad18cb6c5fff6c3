import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import NumberTable, {type NumberColumn} from '@site/src/components/ui/NumberTable';
import {reveal} from '@site/src/components/calculator/shared/reveal';
import {
  type DocumentDraft,
  documentsOf,
  issued,
  kwhOf,
  type Prepared,
  prepareDocuments,
  type Told,
} from '@cooperative/settlement/documents';
import {monthName, type SettledMonth, writeMonth} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {todayInPoland} from '@site/src/browser/month/todayInPoland';
import {makeFiles} from '@site/src/browser/month/makeFiles';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import {exactText, formatCount} from '@cooperative/polish';
import {zlText} from '../words';
import {useEdited} from '../edited';
import Check from '../Check';
import {documentForms, kindText} from './names';
import {useSettings} from './settings';
import type {WrongField} from '../wrongFields';
import styles from '../styles.module.css';

interface Props {
  readonly prepared: Prepared;
  /** Fields that say themselves what is wrong with them. */
  readonly wrongFields: readonly WrongField[];
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth;
}

const taxColumns: readonly NumberColumn<DocumentDraft>[] = [
  ['Netto', ({net}) => zlText(net / 100)],
  ['VAT', ({terms, vat}) => (terms.regime === 'vat' ? zlText(vat / 100) : '–')],
];

/** A tax that nobody charges has no columns. */
const columnsOf = (isTaxed: boolean): readonly NumberColumn<DocumentDraft>[] => [
  ['Dokument', (document) => `${kindText(document)} ${document.number}`],
  ['kWh', ({lines}) => exactText(kwhOf(lines), 3)],
  ...(isTaxed ? taxColumns : []),
  ['Do zapłaty', ({gross}) => zlText(gross / 100)],
];

/** The one table to check before issuing, and what stops a document. */
export default function Drafts({prepared, wrongFields, input, settled}: Props): ReactNode {
  const {remove} = useEdited();
  const {settings, set} = useSettings();
  const [said, setSaid] = useState('');
  const {sellerErrors, refused, without, incomplete, warnings} = prepared;
  // What a field says of itself is not said again: the list leads to it.
  const errors = prepared.errors.filter((error) =>
    wrongFields.every(({field}) => field !== error.field),
  );
  const isWrong = errors.length + wrongFields.length > 0;
  const documents = isWrong ? [] : prepared.documents;
  const month = writeMonth(settled.month);
  const issue = async (): Promise<void> => {
    const fresh = prepareDocuments(input, settled, todayInPoland());
    const files = await makeFiles(fresh.documents);
    remove(`Wystawiono: ${formatCount(fresh.documents.length, documentForms)}.`, (state) =>
      withDocuments(state, issued(documentsOf(state.input), fresh, files)),
    );
    setSaid('');
    // The pressed button is gone with the last draft.
    document.getElementById('dok-do-wystawienia')?.focus();
  };
  return (
    <section className={styles.group} aria-labelledby="dok-do-wystawienia">
      <h3 id="dok-do-wystawienia" tabIndex={-1}>
        Do wystawienia: {monthName(settled.month)}
      </h3>
      {isWrong && (
        <div>
          <p>Zanim wystawisz, sprawdź:</p>
          <ul>
            {wrongFields.map(({label, id = ''}) => (
              <li key={label}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    const control = document.getElementById(id);
                    if (control) {
                      event.preventDefault();
                      reveal(control);
                    }
                  }}>
                  {label}
                </a>
              </li>
            ))}
            {errors.map(({field, message}) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Messages title="" texts={sellerErrors.map(({message}) => message)} />
      {documents.length > 0 && (
        <NumberTable
          label={`Dokumenty do wystawienia: ${monthName(settled.month)}`}
          first={['Dla kogo', whoText]}
          columns={columnsOf(documents.some(({terms}) => terms.regime === 'vat'))}
          words={['Dokument']}
          rows={documents}
          keyOf={({number}) => number}
        />
      )}
      <Messages title="Odczyty są niepełne:" texts={incomplete} />
      <Messages title="Nie wystawimy:" texts={refused.map(toldText)} />
      <Messages title="Bez dokumentu:" texts={without.map(toldText)} />
      <Messages title="Zwróć uwagę:" texts={warnings} />
      {incomplete.length > 0 && (refused.length > 0 || settings.anyway.includes(month)) && (
        <p>
          <Check
            label="wystawiam mimo godzin brakujących i szacowanych; napiszemy to w dokumencie"
            isChecked={settings.anyway.includes(month)}
            onChange={(isChecked) => {
              set({
                anyway: isChecked
                  ? [...settings.anyway, month]
                  : settings.anyway.filter((one) => one !== month),
              });
            }}
          />
        </p>
      )}
      {documents.length > 0 ? (
        <ButtonRow>
          <Button
            look="primary"
            onClick={() => {
              issue().catch(() => {
                setSaid('Nie udało się utworzyć plików. Odśwież stronę i spróbuj jeszcze raz.');
              });
            }}>
            Wystaw ({documents.length})
          </Button>
        </ButtonRow>
      ) : (
        !isWrong && refused.length === 0 && <p>Wszystko z tego miesiąca jest wystawione.</p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

function Messages({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}): ReactNode {
  return (
    texts.length > 0 && (
      <>
        {title !== '' && <p>{title}</p>}
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )
  );
}

function whoText({member, unit}: Pick<Told, 'member' | 'unit'>): string {
  return unit === '' ? member : `${member}, ${unit}`;
}

function toldText(told: Told): string {
  return told.message.startsWith(`${told.member}:`)
    ? told.message
    : `${whoText(told)}: ${told.message}`;
}
