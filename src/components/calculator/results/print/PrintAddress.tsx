import type {ReactNode, ComponentType} from 'react';
import {descriptionFile} from '@site/src/domain/calculator/openedFile';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {isMeasured} from '@site/src/domain/calculator/tables/inputRows';
import styles from './Print.module.css';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type AddressCode from './AddressCode';

/** The code of a longer address would not fit the two sheets. */
const longest = 1800;

interface Props {
  readonly input: CooperativeInput;
  /** Stands above, beside the code. */
  readonly children: ReactNode;
}

/** Where these very data open again: the address holds them all but readings. */
export default function PrintAddress({input: {members}, children}: Props): ReactNode {
  const {href, origin, pathname} = window.location;
  const hasCode = isPacked(href) && href.length <= longest;
  const hasReadings = members.some(isMeasured);
  return (
    <>
      {hasCode && <LazyAddressCode address={href} />}
      {children}
      <p className={styles.address}>
        Te same dane w kalkulatorze
        {hasReadings && ', bez odczytów z liczników, które są tylko w zapisanym pliku'}:{' '}
        <a href={href}>{isPacked(href) ? `${origin}${pathname}` : href}</a>
        {isPacked(href) &&
          `${hasCode ? ' (z kodu obok albo ' : ' ('}z tego linku w pliku PDF). Niesie je też plik „${descriptionFile}”: „Zapisz do pliku”, potem „Otwórz plik”.`}
      </p>
    </>
  );
}

type LazyAddressCodeProps = Parameters<typeof AddressCode>[0];

/** Whether an address holds packed data, which nobody types from paper. */
const isPacked = (address: string): boolean => /[#&][dj]=/.test(address);

let arrived: ComponentType<LazyAddressCodeProps> | undefined;

/** Paper does not wait: it has the code only if this was called before. */
export async function loadAddressCode(): Promise<{default: ComponentType<LazyAddressCodeProps>}> {
  arrived ??= (await import('./AddressCode')).default;
  return {default: arrived};
}

const LazyAddressCode = lazyPart<LazyAddressCodeProps>(loadAddressCode, {
  message: 'Nie udało się wczytać kodu QR.',
  waiting: null,
  peek: () => arrived,
});
