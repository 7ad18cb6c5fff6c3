import type {ComponentType} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type AddressCode from './AddressCode';

type Props = Parameters<typeof AddressCode>[0];

/** Whether an address holds packed data, which nobody types from paper. */
export const isPacked = (address: string): boolean => /[#&][dj]=/.test(address);

let arrived: ComponentType<Props> | undefined;

/** Paper does not wait: it has the code only if this was called before. */
export async function loadAddressCode(): Promise<{default: ComponentType<Props>}> {
  arrived ??= (await import('./AddressCode')).default;
  return {default: arrived};
}

export const LazyAddressCode = lazyPart<Props>(loadAddressCode, {
  message: 'Nie udało się wczytać kodu QR.',
  waiting: null,
  peek: () => arrived,
});
