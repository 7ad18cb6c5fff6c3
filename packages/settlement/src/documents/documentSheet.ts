import {monthName} from '../month/calendar';
import {type Format, heading, paragraph, strong, type Sheet} from '../month/sheet';
import {formatDate} from '@cooperative/polish';
import {vatRate} from '../law/law';
import {kwhOf} from './charges';
import {
  accountText,
  closingText,
  documentTitle,
  linesByPoint,
  partyLines,
  priceText,
  sourceText,
} from './documentText';
import {lineName} from './invoiceXml';
import {monthIn} from './numbering';
import {paymentCode, transferTitle} from './paymentCode';
import type {IssuedDocument} from './types';

/** A document as paper and a file of a word processor have it. */
export function documentSheet(document: IssuedDocument, format: Format): Sheet {
  const {seller, buyer, recipient, lines, terms, net, vat, gross, notes} = document;
  const code = paymentCode(document);
  const isTaxed = terms.regime === 'vat';
  const isSale = terms.regime !== 'statements';
  const zl = (grosze: number): string => `${format(grosze / 100, 2)} zł`;
  const day = (text: string): string => formatDate(text).replaceAll('\u00a0', ' ');
  const points = linesByPoint(lines);
  const fromSeller = points.reduce((all, [, [first]]) => all + (first?.boughtKwh ?? 0), 0);
  const fromCooperative = kwhOf(points.flatMap(([, own]) => own));
  const all = fromSeller + fromCooperative;
  return {
    title: documentTitle(document),
    above: [
      [seller.name === '' ? 'Spółdzielnia energetyczna' : seller.name],
      [`${isSale ? 'Sprzedawca' : 'Spółdzielnia'}:`, ...partyLines(seller)],
      [`${isSale ? 'Nabywca' : 'Członek'}:`, ...partyLines(buyer)],
      ...(recipient ? [['Odbiorca:', ...partyLines({...recipient, nip: recipient.taxId})]] : []),
      [`Wystawiono: ${day(document.day)}`],
    ],
    blocks: [
      paragraph(
        `Za ${monthName(monthIn(document.month))}.${gross > 0 ? ` Termin zapłaty: ${day(document.term)}` : ''}`,
      ),
      ...(document.ksefNumber === undefined
        ? []
        : [paragraph(`Numer KSeF: ${document.ksefNumber}`)]),
      heading('Skąd była energia'),
      ...(all > 0
        ? [
            {
              kind: 'bar' as const,
              parts: [
                {
                  look: 'shared' as const,
                  text: `ze spółdzielni ${format(fromCooperative, 3)} kWh`,
                  share: fromCooperative / all,
                },
                {
                  look: 'bought' as const,
                  text: `od sprzedawcy ${format(fromSeller, 3)} kWh`,
                  share: fromSeller / all,
                },
              ],
            },
          ]
        : []),
      {
        kind: 'list',
        items: points.map(
          ([point, own]) =>
            `${point}${own[0] && own[0].ppe !== '' ? ` (PPE ${own[0].ppe})` : ''}: ${sourceText(own, format)}`,
        ),
      },
      heading('Do zapłaty'),
      {
        kind: 'table',
        label: 'Pozycje',
        head: [
          'Za co',
          'Ilość',
          isTaxed ? 'Cena netto (zł)' : 'Cena (zł)',
          isTaxed ? 'Netto (zł)' : 'Kwota (zł)',
          'VAT',
        ],
        rows: lines
          .filter((line) => line.kwh > 0 || line.net > 0)
          .map((line) => [
            lineName(line),
            line.what === 'fee' ? '1 mies.' : `${format(line.kwh, 3)} kWh`,
            priceText(line.price),
            format(line.net / 100, 2),
            isTaxed ? `${vatRate.value}%` : terms.regime === 'exempt' ? 'zw' : '–',
          ]),
        total: ['Razem', '', '', format(net / 100, 2), isTaxed ? format(vat / 100, 2) : '–'],
      },
      strong(`Do zapłaty: ${zl(gross)}`),
      ...(gross > 0
        ? [
            {
              kind: 'list' as const,
              items: [
                ...(seller.account === '' ? [] : [`Rachunek: ${accountText(seller.account)}`]),
                `Odbiorca: ${seller.name}`,
                `Kwota: ${zl(gross)}`,
                `Tytuł przelewu: ${transferTitle(document)}`,
              ],
            },
            code.kind === 'code'
              ? {kind: 'code' as const, label: 'Kod do przelewu', text: code.text}
              : paragraph(code.reason),
          ]
        : []),
      ...notes.map(strong),
      ...(terms.regime === 'exempt'
        ? [paragraph(`Sprzedaż zwolniona: ${terms.exemption} ustawy o podatku od towarów i usług.`)]
        : []),
      paragraph(closingText(document)),
    ],
  };
}
