import type {PagePayload} from './pagePayload';
import {formatDate} from '@cooperative/polish';

/** How long a page takes to read and when its sources were checked, as far as its payload says. */
export function pageFacts({
  readingMinutes,
  checked,
}: Pick<PagePayload, 'readingMinutes' | 'checked'>): string {
  return [
    ...(readingMinutes === null ? [] : [`${readingMinutes} min czytania`]),
    ...(checked === null ? [] : [`Sprawdzono: ${formatDate(checked)}`]),
  ].join(' · ');
}
