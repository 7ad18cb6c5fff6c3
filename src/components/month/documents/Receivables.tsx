import {useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import Table from '@site/src/components/ui/Table';
import {
  correctionsOf,
  documentsOf,
  hasFile,
  isStale,
  monthIn,
  redated,
  withDocument,
} from '@cooperative/settlement/documents';
import {monthName, type SettledMonth, writeMonth} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {formatDate, type IsoDay, writePolishDate} from '@cooperative/polish';
import {Button} from '@site/src/components/ui/buttons/Button';
import {makeFiles} from '@site/src/browser/month/makeFiles';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import {zlText} from '../words';
import {useEdited} from '../edited';
import DocumentButtons from './DocumentButtons';
import DocumentEmail from './DocumentEmail';
import ReceivableRow from './ReceivableRow';
import styles from '../styles.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth | undefined;
  readonly months: readonly SettledMonth[];
  readonly today: IsoDay;
}

/** What was issued for a month, also for one whose files are gone, what of it KSeF knows, and who has paid. */
export default function Receivables({input, settled, months, today}: Props): ReactNode {
  const {change} = useEdited();
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const settings = documentsOf(input);
  const issuedMonths = [...new Set(settings.issued.map((one) => one.month))].sort().reverse();
  const own = settled && writeMonth(settled.month);
  const month =
    issuedMonths.find((one) => one === chosen) ??
    issuedMonths.find((one) => one === own) ??
    issuedMonths[0] ??
    '';
  const documents = settings.issued.filter((one) => one.month === month);
  const name = monthName(monthIn(month));
  const corrections = correctionsOf(input, months);
  const stale = documents.filter((document) => isStale(document, today));
  const due = settings.issued
    .filter(({paidOn}) => paidOn === undefined)
    .reduce((all, {gross}) => all + gross, 0);
  if (documents.length === 0) {
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
    const moved = dated.filter(({term}, index) => term !== stale[index]?.term);
    setSaid(
      moved.length === 0
        ? 'Pliki mają dzisiejszą datę, numery i terminy zapłaty zostały.'
        : `Pliki mają dzisiejszą datę, numery zostały. Minione terminy zapłaty przesunęły się: ${moved.map(({number, term}) => `${number} do ${writePolishDate(term)}`).join(', ')}.`,
    );
  };
  return (
    <section className={styles.group} aria-labelledby="dok-naleznosci">
      <h3 id="dok-naleznosci">Należności: {name}</h3>
      {issuedMonths.length > 1 && (
        <SelectField
          id="dok-naleznosci-miesiac"
          label="Należności z miesiąca"
          options={issuedMonths.map((one) => ({value: one, label: monthName(monthIn(one))}))}
          value={month}
          onChange={setChosen}
        />
      )}
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
      <p>
        Do zapłaty zostało {zlText(due / 100)}
        {issuedMonths.length > 1 && ', ze wszystkich miesięcy'}.
      </p>
      <Table aria-label={`Należności: ${name}`} asCards>
        <thead>
          <tr>
            <th scope="col">Dokument</th>
            <th scope="col">Kto</th>
            <th scope="col" className="number">
              Kwota i termin
            </th>
            {documents.some(hasFile) && <th scope="col">Numer KSeF</th>}
            <th scope="col">Zapłacono</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <ReceivableRow
              key={document.number}
              settings={settings}
              document={document}
              asksKsef={documents.some(hasFile)}
              today={today}
            />
          ))}
        </tbody>
      </Table>
      <DocumentButtons
        input={input}
        month={month}
        settled={months.find((one) => writeMonth(one.month) === month)}
        documents={documents}
        onFailure={setSaid}
      />
      <p role="status">{said}</p>
      <DocumentEmail documents={documents} />
    </section>
  );
}
