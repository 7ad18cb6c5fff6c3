import {monthName} from '../month/calendar';
import {type Format, heading, paragraph, strong, type Sheet, type SheetBlock} from '../month/sheet';
import {formatDate, type IsoDay} from '@cooperative/polish';
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
import type {IssuedDocument} from '../record/documentSettings';

/** A document as paper and a file of a word processor have it. */
export function documentSheet(document: IssuedDocument, format: Format): Sheet {
  const {seller, buyer, recipient, terms, gross, notes} = document;
  const isSale = terms.regime !== 'statements';
  return {
    title: documentTitle(document),
    above: [
      [seller.name === '' ? 'Spółdzielnia energetyczna' : seller.name],
      [`${isSale ? 'Sprzedawca' : 'Spółdzielnia'}:`, ...partyLines(seller)],
      [`${isSale ? 'Nabywca' : 'Członek'}:`, ...partyLines(buyer)],
      ...(recipient ? [['Odbiorca:', ...partyLines({...recipient, nip: recipient.taxId})]] : []),
      [`Wystawiono: ${dayText(document.day)}`],
    ],
    blocks: [
      paragraph(
        `Za ${monthName(monthIn(document.month))}.${gross > 0 ? ` Termin zapłaty: ${dayText(document.term)}` : ''}`,
      ),
      ...(document.ksefNumber === undefined
        ? []
        : [paragraph(`Numer KSeF: ${document.ksefNumber}`)]),
      heading('Skąd była energia'),
      ...energyBlocks(document, format),
      heading('Do zapłaty'),
      lineTable(document, format),
      strong(`Do zapłaty: ${zlText(gross, format)}`),
      ...(gross > 0 ? paymentBlocks(document, format) : []),
      ...notes.map(strong),
      ...(terms.regime === 'exempt'
        ? [paragraph(`Sprzedaż zwolniona: ${terms.exemption} ustawy o podatku od towarów i usług.`)]
        : []),
      paragraph(closingText(document)),
    ],
  };
}

function dayText(day: IsoDay): string {
  return formatDate(day).replaceAll('\u00a0', ' ');
}

function zlText(grosze: number, format: Format): string {
  return `${format(grosze / 100, 2)} zł`;
}

/** How much of what was drawn is paid for here, and how much to the seller; then point by point. */
function energyBlocks({lines}: IssuedDocument, format: Format): readonly SheetBlock[] {
  const points = linesByPoint(lines);
  const fromSeller = points.reduce((all, [, [first]]) => all + (first?.boughtKwh ?? 0), 0);
  const fromCooperative = kwhOf(points.flatMap(([, own]) => own));
  const all = fromSeller + fromCooperative;
  return [
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
                look: 'grid' as const,
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
  ];
}

/** What is charged, line by line, and in all. */
function lineTable({lines, terms, net, vat}: IssuedDocument, format: Format): SheetBlock {
  const isTaxed = terms.regime === 'vat';
  return {
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
  };
}

/** How to pay, in words and as a code. */
function paymentBlocks(document: IssuedDocument, format: Format): readonly SheetBlock[] {
  const {seller, gross} = document;
  const code = paymentCode(document);
  return [
    {
      kind: 'list',
      items: [
        ...(seller.account === '' ? [] : [`Rachunek: ${accountText(seller.account)}`]),
        `Odbiorca: ${seller.name}`,
        `Kwota: ${zlText(gross, format)}`,
        `Tytuł przelewu: ${transferTitle(document)}`,
      ],
    },
    code.kind === 'code'
      ? {kind: 'code', label: 'Kod do przelewu', text: code.text}
      : paragraph(code.reason),
  ];
}
