import {vatRate} from '../law/law';
import {monthName} from '../month/calendar';
import type {Format} from '../month/sheet';
import {writePolishDate} from '@cooperative/polish';
import {lineName} from './invoiceXml';
import {monthIn} from './numbering';
import {transferTitle} from './paymentCode';
import type {DocumentDraft, DocumentLine, IssuedDocument} from '../record/documentSettings';

/** What a document is called: an invoice outside KSeF is one; a file for KSeF is one only with its number. */
export function documentTitle(
  document: DocumentDraft & Partial<Pick<IssuedDocument, 'ksefNumber'>>,
): string {
  const {channel, number} = document;
  return channel === 'outside'
    ? `Faktura ${number}`
    : channel === 'ksef'
      ? `Rozliczenie do faktury ${number}`
      : `Rozliczenie ${number}`;
}

/** „pobrane 100 kWh = od sprzedawcy 40 kWh + ze spółdzielni 60 kWh”; what does not add up so is said as it is. */
export function sourceText(lines: readonly DocumentLine[], format: Format): string {
  const [first] = lines;
  if (!first) {
    return '';
  }
  const kwh = (value: number): string => `${format(value, 3)} kWh`;
  const own = lines.reduce((all, line) => all + line.kwh, 0);
  const isWhole = Math.abs(first.drawnKwh - first.boughtKwh - own) < 0.0015;
  return isWhole
    ? `pobrane ${kwh(first.drawnKwh)} = od sprzedawcy ${kwh(first.boughtKwh)} + ze spółdzielni ${kwh(own)}`
    : `pobrane ${kwh(first.drawnKwh)}, od sprzedawcy ${kwh(first.boughtKwh)}, opłacane w spółdzielni ${kwh(own)}`;
}

/** Lines of energy by point, in their order. */
export function linesByPoint(
  lines: readonly DocumentLine[],
): readonly (readonly [point: string, lines: readonly DocumentLine[]])[] {
  const energy = lines.filter(({what}) => what !== 'fee');
  return [...new Set(energy.map(({point}) => point))].map((point) => [
    point,
    energy.filter((line) => line.point === point),
  ]);
}

/** An e-mail with a document: its subject and its text, to be sent by one's own means. */
export function documentEmail(
  document: DocumentDraft & Partial<Pick<IssuedDocument, 'ksefNumber'>>,
  format: Format,
): {readonly to: string; readonly subject: string; readonly text: string} {
  const {seller, buyer, unit, month, term, gross, net, vat, terms, lines, notes} = document;
  const zl = (grosze: number): string => `${format(grosze / 100, 2)} zł`;
  const period = monthName(monthIn(month));
  const title = documentTitle(document);
  return {
    to: buyer.email,
    subject: `${title}: energia, ${period}`,
    text: [
      'Dzień dobry,',
      '',
      `${title} za ${period}, ${unit === '' ? buyer.name : `${buyer.name}, ${unit}`}.`,
      '',
      ...linesByPoint(lines).map(([point, own]) => `– ${point}: ${sourceText(own, format)}`),
      ...lines
        .filter(({kwh, net: own}) => kwh > 0 || own > 0)
        .map(
          (line) =>
            `– ${lineName(line)}${line.what === 'fee' ? '' : `: ${format(line.kwh, 3)} kWh po ${priceText(line.price)} zł`}, ${zl(line.net)}${terms.regime === 'vat' ? ' netto' : ''}`,
        ),
      '',
      ...(terms.regime === 'vat' ? [`Netto ${zl(net)}, VAT ${vatRate.value}% ${zl(vat)}.`] : []),
      ...(terms.regime === 'exempt'
        ? [`Sprzedaż zwolniona z VAT: ${terms.exemption} ustawy o podatku od towarów i usług.`]
        : []),
      ...notes,
      ...(gross > 0
        ? [
            `Do zapłaty: ${zl(gross)}, do ${writePolishDate(term)}.`,
            ...(seller.account === ''
              ? []
              : [`Rachunek: ${accountText(seller.account)}`, `Tytuł: ${transferTitle(document)}`]),
          ]
        : []),
      ...(document.channel === 'ksef'
        ? [
            document.ksefNumber === undefined
              ? 'Faktura będzie w KSeF, gdy system nada jej numer.'
              : `Numer faktury w KSeF: ${document.ksefNumber}`,
          ]
        : []),
      '',
      seller.name === '' ? 'Spółdzielnia energetyczna' : seller.name,
      '',
    ].join('\n'),
  };
}

/** What a document is in law, in a sentence. */
export function closingText({
  channel,
  ksefNumber,
}: Pick<IssuedDocument, 'channel' | 'ksefNumber'>): string {
  return channel === 'outside'
    ? 'Faktura wystawiona poza KSeF.'
    : channel === 'ksef'
      ? ksefNumber === undefined
        ? 'To nie jest faktura. Faktura będzie w KSeF, gdy system nada jej numer.'
        : 'Faktura jest w KSeF pod podanym numerem.'
      : 'To rozliczenie spółdzielni z członkiem, a nie faktura.';
}

/** Who somebody is: name, address and numbers, a line each. */
export function partyLines({
  name,
  address,
  town,
  nip,
  krs = '',
}: Pick<IssuedDocument['buyer'], 'name' | 'address' | 'town' | 'nip'> &
  Partial<Pick<IssuedDocument['seller'], 'krs'>>): readonly string[] {
  return [
    name,
    address,
    town,
    nip === '' ? '' : `NIP ${nip}`,
    krs === '' ? '' : `KRS ${krs}`,
  ].filter((line) => line !== '');
}

/** `0,45`: a price as it was typed. */
export function priceText(price: number): string {
  return price
    .toFixed(6)
    .replace(/0{1,4}$/, '')
    .replace('.', ',');
}

/** `61 1090 1014 0000 0712 1981 2874` */
export function accountText(account: string): string {
  return `${account.slice(0, 2)} ${account.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`;
}
