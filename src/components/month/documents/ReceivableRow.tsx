import {useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {
  type DocumentSettings,
  documentsOf,
  hasFile,
  isOverdue,
  type IssuedDocument,
  mayWithdraw,
  withdrawn,
  withKsefNumber,
  withPayment,
} from '@cooperative/settlement/documents';
import {
  type FieldError,
  type IsoDay,
  parsePolishDate,
  type Result,
  writePolishDate,
} from '@cooperative/polish';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import type {Month} from '@site/src/browser/month/useMonth';
import {zlText} from '../words';
import Check from './Check';
import {kindText} from './names';
import styles from '../styles.module.css';

interface Props {
  readonly settings: DocumentSettings;
  readonly document: IssuedDocument;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
  readonly today: IsoDay;
}

type Update = (settings: DocumentSettings, document: IssuedDocument) => Result<DocumentSettings>;

/** One issued document: its number of KSeF to type, and the payment to tick. */
export default function ReceivableRow({
  settings,
  document,
  change,
  remove,
  today,
}: Props): ReactNode {
  const {number, buyer, unit, gross, term, ksefNumber, paidOn} = document;
  const [ksefText, setKsefText] = useState(ksefNumber ?? '');
  const [paidText, setPaidText] = useState<string | null>(null);
  const [problem, setProblem] = useState<FieldError>();
  const id = `dok-${number}`;
  /** Takes a change of the document as it is now, or says why not. */
  const update = (next: Update): void => {
    const checked = next(settings, document);
    setProblem(checked.ok ? undefined : checked.errors[0]);
    if (!checked.ok) {
      return;
    }
    change((state) => {
      const now = documentsOf(state.input);
      const known = now.issued.find((one) => one.number === number);
      const made = known && next(now, known);
      return made?.ok === true ? withDocuments(state, made.value) : state;
    });
  };
  return (
    <tr>
      <th scope="row">
        {number}
        <br />
        <span className="meta">{kindText(document)}</span>
        {mayWithdraw(document) && (
          <>
            <br />
            <Button
              look="plain"
              className={styles.smallButton}
              aria-label={`Wycofaj ${number}`}
              title="Wycofaj, jeśli tego dokumentu nikt nie dostał i nie ma go w KSeF"
              onClick={() => {
                remove(`Wycofano ${number}.`, (state) =>
                  withDocuments(state, withdrawn(documentsOf(state.input), document)),
                );
              }}>
              Wycofaj
            </Button>
          </>
        )}
      </th>
      <td data-label="Kto">{unit === '' ? buyer.name : `${buyer.name}, ${unit}`}</td>
      <td data-label="Kwota" className="number">
        <div>
          {zlText(gross / 100)}
          <br />
          <span className="meta">do {writePolishDate(term)}</span>
          {isOverdue(document, today) && (
            <>
              {' '}
              <strong className={styles.differs}>
                <Icon name="error" /> po terminie
              </strong>
            </>
          )}
        </div>
      </td>
      <td data-label="Numer KSeF">
        {hasFile(document) ? (
          <input
            type="text"
            className={clsx(styles.text, styles.ksef)}
            aria-label={`Numer KSeF faktury ${number}`}
            {...invalid(problem, 'ksefNumber', id)}
            autoComplete="off"
            value={ksefText}
            onChange={({target}) => {
              setKsefText(target.value);
            }}
            onBlur={() => {
              if (ksefText.trim() !== (ksefNumber ?? '')) {
                update((all, own) => withKsefNumber(all, own, ksefText));
              } else if (problem?.field === 'ksefNumber') {
                setProblem(undefined);
              }
            }}
          />
        ) : (
          'nie dotyczy'
        )}
        <Problem problem={problem} field="ksefNumber" id={id} />
      </td>
      <td data-label="Zapłacono">
        <Check
          name={`Zapłacono: ${number}`}
          label="tak"
          isChecked={paidOn !== undefined}
          onChange={(isPaid) => {
            setPaidText(null);
            update((all, own) => withPayment(all, own, isPaid ? today : null, today));
          }}
        />
        {paidOn !== undefined && (
          <input
            type="text"
            inputMode="numeric"
            className={clsx(styles.text, styles.short)}
            aria-label={`Dzień wpłaty: ${number}`}
            {...invalid(problem, 'paidOn', id)}
            autoComplete="off"
            value={paidText ?? writePolishDate(paidOn)}
            onChange={({target}) => {
              setPaidText(target.value);
              const day = parsePolishDate(target.value);
              if (day !== null) {
                update((all, own) => withPayment(all, own, day, today));
              }
            }}
            onBlur={() => {
              if (paidText !== null && parsePolishDate(paidText) === null) {
                setProblem({field: 'paidOn', message: 'Podaj dzień wpłaty, np. 05.06.2026.'});
              } else if (problem?.field !== 'paidOn') {
                setPaidText(null);
              }
            }}
          />
        )}
        <Problem problem={problem} field="paidOn" id={id} />
      </td>
    </tr>
  );
}

interface ProblemProps {
  readonly problem: FieldError | undefined;
  readonly field: string;
  readonly id: string;
}

/** What is wrong, beside the field that it is wrong with. */
function Problem({problem, field, id}: ProblemProps): ReactNode {
  return (
    problem?.field === field && (
      <p id={`${id}-blad`} role="alert" className={styles.warning}>
        {problem.message}
      </p>
    )
  );
}

function invalid(
  problem: FieldError | undefined,
  field: string,
  id: string,
): Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  return problem?.field === field ? {'aria-invalid': true, 'aria-describedby': `${id}-blad`} : {};
}
