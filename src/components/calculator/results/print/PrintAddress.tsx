import type {ReactNode} from 'react';
import {descriptionFile} from '@site/src/components/calculator/tools/DescriptionFile';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {isMeasured} from './inputRows';
import {isPacked, LazyAddressCode} from './lazyAddressCode';
import styles from './Print.module.css';

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
