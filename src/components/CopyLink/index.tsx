import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Id on this page; the page itself when left out. */
  readonly hash?: string;
}

type State = 'idle' | 'copied' | 'refused';

/** Copies an address. Where the browser refuses, it shows the address to copy by hand. */
export default function CopyLink({label, hash}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const address = (): string => {
    const url = new URL(window.location.href);
    url.hash = hash ?? '';
    return url.href;
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className={clsx(styles.row, 'needsScript', 'noPrint')}>
      <Button
        look="plain"
        onClick={() => {
          void copy();
        }}>
        <Icon name="copy" />
        {label}
      </Button>
      <span role="status" className="meta">
        {state === 'copied' && 'Link skopiowany'}
        {state === 'refused' &&
          'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.'}
      </span>
      {state === 'refused' && (
        <input
          className={styles.address}
          readOnly
          aria-label="Adres do skopiowania"
          value={address()}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      )}
    </div>
  );
}
