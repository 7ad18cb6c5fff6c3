import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  accountText,
  closingText,
  documentTitle,
  type IssuedDocument,
  lineName,
  linesByPoint,
  monthIn,
  partyLines,
  paymentCode,
  priceText,
  sourceText,
  transferTitle,
  vatRate,
} from '@cooperative/settlement/documents';
import {monthName} from '@cooperative/settlement/month';
import {exactText, formatDate} from '@cooperative/polish';
import {zlText} from '../words';
import PaymentCode from './PaymentCode';
import SourceBar from './SourceBar';
import styles from '../Statement.module.css';

/** What a member gets on paper: who, for what, how much, until when, and the code of the payment. */
export default function DocumentSheet({document}: {readonly document: IssuedDocument}): ReactNode {
  const {seller, buyer, recipient, lines, terms, net, vat, gross, notes} = document;
  const isTaxed = terms.regime === 'vat';
  const isSale = terms.regime !== 'statements';
  const code = paymentCode(document);
  return (
    <article className={clsx(styles.statement, styles.document)}>
      <header>
        <p>{seller.name === '' ? 'Spółdzielnia energetyczna' : seller.name}</p>
        <h1>{documentTitle(document)}</h1>
        <dl className={styles.facts}>
          <Fact name="Za" text={monthName(monthIn(document.month))} />
          <Fact name="Wystawiono" text={formatDate(document.day)} />
          {gross > 0 && <Fact name="Termin zapłaty" text={formatDate(document.term)} />}
          {document.ksefNumber !== undefined && (
            <Fact name="Numer KSeF" text={document.ksefNumber} />
          )}
        </dl>
      </header>
      <div className={styles.parties}>
        <Party title={isSale ? 'Sprzedawca' : 'Spółdzielnia'} party={seller} />
        <Party title={isSale ? 'Nabywca' : 'Członek'} party={buyer} />
        {recipient && <Party title="Odbiorca" party={{...recipient, nip: recipient.taxId}} />}
      </div>
      <h2>Skąd była energia</h2>
      <SourceBar lines={lines} />
      <ul>
        {linesByPoint(lines).map(([point, own]) => (
          <li key={point}>
            {point}
            {own[0] && own[0].ppe !== '' && ` (PPE ${own[0].ppe})`}: {sourceText(own, exactText)}
          </li>
        ))}
      </ul>
      <h2>Do zapłaty</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Za co</th>
            <th scope="col">Ilość</th>
            <th scope="col">Cena{isTaxed && ' netto'} (zł)</th>
            <th scope="col">{isTaxed ? 'Netto' : 'Kwota'} (zł)</th>
            <th scope="col">VAT</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter((line) => line.kwh > 0 || line.net > 0)
            .map((line) => (
              <tr key={`${line.point} ${line.what}`}>
                <th scope="row">{lineName(line)}</th>
                <td>{line.what === 'fee' ? '1 mies.' : `${exactText(line.kwh, 3)} kWh`}</td>
                <td>{priceText(line.price)}</td>
                <td>{exactText(line.net / 100, 2)}</td>
                <td>{isTaxed ? `${vatRate.value}%` : terms.regime === 'exempt' ? 'zw' : '–'}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          {isTaxed && (
            <>
              <Sum name="Razem netto" grosze={net} />
              <Sum name={`VAT ${vatRate.value}%`} grosze={vat} />
            </>
          )}
          <Sum name="Do zapłaty" grosze={gross} />
        </tfoot>
      </table>
      {gross > 0 && (
        <div className={styles.payment}>
          <dl>
            {seller.account !== '' && <Fact name="Rachunek" text={accountText(seller.account)} />}
            <Fact name="Odbiorca" text={seller.name} />
            <Fact name="Kwota" text={zlText(gross / 100)} />
            <Fact name="Tytuł" text={transferTitle(document)} />
          </dl>
          {code.kind === 'code' ? <PaymentCode text={code.text} /> : <p>{code.reason}</p>}
        </div>
      )}
      {notes.map((note) => (
        <p key={note}>
          <strong>{note}</strong>
        </p>
      ))}
      {terms.regime === 'exempt' && (
        <p>Sprzedaż zwolniona: {terms.exemption} ustawy o podatku od towarów i usług.</p>
      )}
      <p>{closingText(document)}</p>
    </article>
  );
}

function Fact({name, text}: {readonly name: string; readonly text: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Party({
  title,
  party,
}: {
  readonly title: string;
  readonly party: Parameters<typeof partyLines>[0];
}): ReactNode {
  const [name, ...lines] = partyLines(party);
  return (
    <p>
      {title}:<br />
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </p>
  );
}

function Sum({name, grosze}: {readonly name: string; readonly grosze: number}): ReactNode {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>{exactText(grosze / 100, 2)}</td>
      <td />
    </tr>
  );
}
