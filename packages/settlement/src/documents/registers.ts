import {monthName} from '../month/calendar';
import type {Format} from '../month/sheet';
import {kwhOf} from './charges';
import {monthIn} from './numbering';
import type {Payout} from './payouts';
import type {DocumentDraft, IssuedDocument} from '../record/documentSettings';

/** A spreadsheet takes `1/05/2026` and `2026-05/01` for a date. */
function safeNumber(number: string): string {
  return /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/.test(number) ? `nr ${number}` : number;
}

/** How an invoice is marked in the register of sales: with its number of KSeF, or as one outside it. */
function markOf({
  channel,
  ksefNumber,
}: Pick<DocumentDraft, 'channel'> & Partial<Pick<IssuedDocument, 'ksefNumber'>>): string {
  return channel === 'outside' ? 'BFK' : ksefNumber === undefined ? '' : 'NrKSeF';
}

/** The register of documents, for the books. */
export function registerRows(
  documents: readonly IssuedDocument[],
  format: Format,
): readonly (readonly string[])[] {
  const zl = (grosze: number): string => format(grosze / 100, 2);
  return [
    [
      'Numer',
      'Dzień',
      'Okres',
      'Nabywca',
      'NIP',
      'kWh',
      'Netto',
      'VAT',
      'Zwolnione',
      'Brutto',
      'Termin',
      'Oznaczenie',
      'Numer KSeF',
      'Zapłacono',
    ],
    ...documents.map((document) => {
      const {number, day, month, buyer, unit, terms, net, vat, gross, term} = document;
      const isTaxed = terms.regime === 'vat';
      return [
        safeNumber(number),
        day,
        monthName(monthIn(month)),
        unit === '' ? buyer.name : `${buyer.name}, ${unit}`,
        buyer.nip,
        format(kwhOf(document.lines), 3),
        isTaxed ? zl(net) : '',
        isTaxed ? zl(vat) : '',
        terms.regime === 'exempt' ? zl(net) : '',
        zl(gross),
        term,
        markOf(document),
        document.ksefNumber ?? '',
        document.paidOn ?? '',
      ];
    }),
  ];
}

/**
 * What is paid out to members who gave energy, by point, and of a member with several points in one sum as well. Whether tax
 * is due on it, an accountant says.
 */
export function payoutRows(
  month: number,
  payouts: readonly Payout[],
  format: Format,
): readonly (readonly string[])[] {
  const sumRow = (title: string, those: readonly Payout[]): readonly string[] => [
    monthName(month),
    title,
    '',
    format(
      those.reduce((all, {givenKwh}) => all + givenKwh, 0),
      3,
    ),
    format(those.reduce((all, {grosze}) => all + grosze, 0) / 100, 2),
  ];
  const members = [...new Set(payouts.map(({member}) => member))]
    .map((member) => [member, payouts.filter((one) => one.member === member)] as const)
    .filter(([, own]) => own.length > 1);
  return [
    ['Okres', 'Członek', 'Punkt', 'Oddana (kWh)', 'Do wypłaty (zł)'],
    ...payouts.map(({member, point, givenKwh, grosze}) => [
      monthName(month),
      member,
      point,
      format(givenKwh, 3),
      format(grosze / 100, 2),
    ]),
    ...members.map(([member, own]) => sumRow(`Razem: ${member}`, own)),
    sumRow('Razem', payouts),
  ];
}
