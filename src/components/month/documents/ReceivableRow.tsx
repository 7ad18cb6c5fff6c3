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
import {type IsoDay, parsePolishDate, type Result, writePolishDate} from '@cooperative/polish';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import {zlText} from '../words';
import {useEdited} from '../edited';
import Check from '../Check';
import {kindText} from './names';
import styles from '../styles.module.css';

interface Props {
  readonly settings: DocumentSettings;
  readonly document: IssuedDocument;
  /** There is a column for numbers of KSeF. */
  readonly asksKsef: boolean;
  readonly today: IsoDay;
}

/** Fields of a row that may be wrong. */
type Field = 'ksefNumber' | 'paidOn';

const noProblems = {ksefNumber: '', paidOn: ''};

type Update = (settings: DocumentSettings, document: IssuedDocument) => Result<DocumentSettings>;

/** One issued document: its number of KSeF to type, and the payment to tick. */
export default function ReceivableRow({settings, document, asksKsef, today}: Props): ReactNode {
  const {change, remove} = useEdited();
  const {number, buyer, unit, gross, term, ksefNumber, paidOn} = document;
  const [ksefText, setKsefText] = useState(ksefNumber ?? '');
  const [paidText, setPaidText] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<Field, string>>>(noProblems);
  const id = `dok-${number}`;
  const tell = (field: Field, message: string): void => {
    setProblems((before) => ({...before, [field]: message}));
  };
  /** Takes a change of the document as it is now, or says why not. */
  const update = (field: Field, next: Update): void => {
    const checked = next(settings, document);
    tell(field, checked.ok ? '' : (checked.errors[0]?.message ?? ''));
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
        {number} <span className="meta">{kindText(document)}</span>
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
      {asksKsef && (
        <td data-label="Numer KSeF">
          {hasFile(document) ? (
            <input
              type="text"
              className={clsx(styles.text, styles.ksef)}
              aria-label={`Numer KSeF faktury ${number}`}
              {...invalid(problems.ksefNumber, `${id}-ksef`)}
              autoComplete="off"
              value={ksefText}
              onChange={({target}) => setKsefText(target.value)}
              onBlur={() => {
                if (ksefText.trim() !== (ksefNumber ?? '')) {
                  update('ksefNumber', (all, own) => withKsefNumber(all, own, ksefText));
                } else {
                  tell('ksefNumber', '');
                }
              }}
            />
          ) : (
            'nie dotyczy'
          )}
          <Problem problem={problems.ksefNumber} id={`${id}-ksef`} />
        </td>
      )}
      <td data-label="Zapłacono">
        <Check
          name={`Zapłacono: ${number}`}
          label="tak"
          isChecked={paidOn !== undefined}
          onChange={(isPaid) => {
            setPaidText(null);
            update('paidOn', (all, own) => withPayment(all, own, isPaid ? today : null, today));
          }}
        />
        {paidOn !== undefined && (
          <input
            type="text"
            inputMode="numeric"
            className={clsx(styles.text, styles.short)}
            aria-label={`Dzień wpłaty: ${number}`}
            {...invalid(problems.paidOn, `${id}-wplata`)}
            autoComplete="off"
            value={paidText ?? writePolishDate(paidOn)}
            onChange={({target}) => {
              setPaidText(target.value);
              const day = parsePolishDate(target.value);
              if (day !== null) {
                update('paidOn', (all, own) => withPayment(all, own, day, today));
              }
            }}
            onBlur={() => {
              if (paidText !== null && parsePolishDate(paidText) === null) {
                tell('paidOn', 'Podaj dzień wpłaty, np. 05.06.2026.');
              } else if (problems.paidOn === '') {
                setPaidText(null);
              }
            }}
          />
        )}
        <Problem problem={problems.paidOn} id={`${id}-wplata`} />
      </td>
    </tr>
  );
}

/** What is wrong, beside the field that it is wrong with. */
function Problem({problem, id}: {readonly problem: string; readonly id: string}): ReactNode {
  return (
    problem !== '' && (
      <p id={id} role="alert" className={styles.warning}>
        {problem}
      </p>
    )
  );
}

function invalid(
  problem: string,
  id: string,
): Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  return problem === '' ? {} : {'aria-invalid': true, 'aria-describedby': id};
}
