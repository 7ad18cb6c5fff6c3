import type {ReactNode} from 'react';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import {isMeasured} from './inputRows';
import styles from './Print.module.css';

/** A longer address would not be typed by anybody; in a PDF it can still be pressed. */
const longest = 200;

/** Where these very data open again: the address holds them all but readings. */
export default function PrintAddress({
  input: {members},
}: {
  readonly input: CooperativeInput;
}): ReactNode {
  const {href, origin, pathname} = window.location;
  return (
    <p className={styles.address}>
      Te same dane w kalkulatorze
      {members.some(isMeasured) &&
        ', bez odczytów z liczników, które są tylko w zapisanym pliku'}:{' '}
      <a href={href}>{href.length > longest ? `${origin}${pathname}` : href}</a>
      {href.length > longest &&
        ' (pełny adres jest za długi na papier: jest w tym linku w pliku PDF i pod przyciskiem „Skopiuj link do wyniku”).'}
    </p>
  );
}
