import {monthName} from '../month/calendar';
import {firstCharacters} from './cleanText';
import {monthIn} from './numbering';
import type {DocumentDraft} from '../record/documentSettings';

/** The amount has six digits in the code of Polish banks (ZBP), in grosze. */
const mostGrosze = 999_999;

/** The text of the payment code, or why there is none. */
type PaymentCode =
  | {readonly kind: 'code'; readonly text: string}
  | {readonly kind: 'none'; readonly reason: string};

/**
 * The text of the 2D code that a bank's app fills a transfer from: NIP, country, account, grosze, the first 20 signs of the
 * name, the first 32 of the title, and three empty fields.
 */
export function paymentCode(document: DocumentDraft): PaymentCode {
  const {seller, gross} = document;
  if (seller.account === '') {
    return {kind: 'none', reason: 'Kodu nie ma, bo nie podano numeru rachunku spółdzielni.'};
  }
  if (gross <= 0) {
    return {kind: 'none', reason: 'Nie ma nic do zapłaty.'};
  }
  if (gross > mostGrosze) {
    return {
      kind: 'none',
      reason:
        'Kodu nie ma, bo mieści najwyżej 9 999,99 zł. Przepisz do przelewu numer rachunku, kwotę i tytuł.',
    };
  }
  const field = (text: string, length: number): string =>
    firstCharacters(text.replaceAll('|', ' '), length).trim();
  return {
    kind: 'code',
    text: [
      seller.nip,
      'PL',
      seller.account,
      String(gross).padStart(6, '0'),
      field(seller.name, 20),
      field(transferTitle(document), 32),
      '',
      '',
      '',
    ].join('|'),
  };
}

/** „SE/1/05/2026 energia maj 2026” */
export function transferTitle({number, month}: Pick<DocumentDraft, 'number' | 'month'>): string {
  return `${number} energia ${monthName(monthIn(month))}`;
}
