import {useState, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import {
  correctionsOf,
  issuedIn,
  isStale,
  redated,
  withDocument,
} from '@cooperative/settlement/documents/receivables';
import {documentsOf} from '@cooperative/settlement/documents/settings';
import {monthName} from '@cooperative/settlement/month/calendar';
import type {MonthInput} from '@cooperative/settlement/month/schema';
import type {SettledMonth} from '@cooperative/settlement/month/settleMonths';
import type {IsoDay} from '@cooperative/polish/date';
import {Button} from '@site/src/components/ui/buttons/Button';
import {makeFiles} from '@site/src/browser/month/makeFiles';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import type {Month} from '@site/src/browser/month/useMonth';
import {formatDate} from '@cooperative/polish/date';
import {zlText} from '../words';
import DocumentButtons from './DocumentButtons';
import DocumentEmail from './DocumentEmail';
import ReceivableRow from './ReceivableRow';
import styles from '../styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly settled: SettledMonth;
  readonly months: readonly SettledMonth[];
  readonly change: Month['change'];
  readonly remove: Month['remove'];
  readonly today: IsoDay;
}

/** What was issued for a month, what of it KSeF knows, and who has paid. */
export default function Receivables({
  input,
  settled,
  months,
  change,
  remove,
  today,
}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const settings = documentsOf(input);
  const documents = issuedIn(settings, [settled]);
  const corrections = correctionsOf(input, months);
  const stale = documents.filter((document) => isStale(document, today));
  const due = documents
    .filter(({paidOn}) => paidOn === undefined)
    .reduce((all, {gross}) => all + gross, 0);
  if (documents.length === 0 && corrections.length === 0) {
    return null;
  }
  const prepareAgain = async (): Promise<void> => {
    const dated = stale.map((document) => redated(document, today));
    const files = await makeFiles(dated);
    change((state) =>
      withDocuments(
        state,
        dated.reduce(
          (all, document) => withDocument(all, {...document, ...files.get(document.number)}),
          documentsOf(state.input),
        ),
      ),
    );
    setSaid('Pliki mają dzisiejszą datę, numery zostały.');
  };
  return (
    <section className={styles.group} aria-labelledby="dok-naleznosci">
      <h3 id="dok-naleznosci">Należności: {monthName(settled.month)}</h3>
      {corrections.length > 0 && (
        <div className={styles.warning}>
          <p>
            Miesiąc policzono inaczej niż w wydanych dokumentach. Potrzebna korekta u księgowej:
          </p>
          <ul>
            {corrections.map(({document, gross}) => (
              <li key={document.number}>
                {document.number}, {document.buyer.name}: wystawiono {zlText(document.gross / 100)},
                teraz {zlText(gross / 100)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {stale.length > 0 && (
        <div className={styles.warning}>
          <p>
            Pliki do KSeF są z wcześniejszego dnia ({formatDate(stale[0]?.day ?? today)}). Jeśli ich
            jeszcze nie wysłano, przygotuj je ponownie, numery zostaną.{' '}
            <Button
              onClick={() => {
                prepareAgain().catch(() => {
                  setSaid('Nie udało się utworzyć plików. Odśwież stronę i spróbuj jeszcze raz.');
                });
              }}>
              Przygotuj ponownie
            </Button>
          </p>
        </div>
      )}
      <p>Do zapłaty zostało {zlText(due / 100)}.</p>
      <Table aria-label={`Należności: ${monthName(settled.month)}`} asCards>
        <thead>
          <tr>
            <th scope="col">Dokument</th>
            <th scope="col">Kto</th>
            <th scope="col" className="number">
              Kwota i termin
            </th>
            <th scope="col">Numer KSeF</th>
            <th scope="col">Zapłacono</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <ReceivableRow
              key={document.number}
              settings={settings}
              document={document}
              change={change}
              remove={remove}
              today={today}
            />
          ))}
        </tbody>
      </Table>
      <DocumentButtons input={input} settled={settled} documents={documents} onFailure={setSaid} />
      <p role="status">{said}</p>
      <DocumentEmail documents={documents} />
    </section>
  );
}
