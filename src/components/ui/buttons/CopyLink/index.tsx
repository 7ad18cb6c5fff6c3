import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {notify} from '@site/src/browser/shell/notify';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Id on this page, or a function that makes it on copying; by default the page itself. */
  readonly hash?: string | (() => string | Promise<string>);
  /** What to say once it is copied, if there is more to say. */
  readonly copied?: string | undefined;
}

/** Copies an address and says so in a notification. Where the browser refuses, it shows the address to copy by hand. */
export default function CopyLink({label, hash, copied = 'Skopiowano.'}: Props): ReactNode {
  const {state, copy} = useClipboard();
  const isRefused = state === 'refused';
  const [address, setAddress] = useState('');
  const copyAddress = async (): Promise<void> => {
    const made = typeof hash === 'function' ? hash() : (hash ?? '');
    const url = new URL(window.location.href);
    url.hash = typeof made === 'string' ? made : await made;
    setAddress(url.href);
    if (await copy(url.href)) {
      notify({kind: 'success', text: copied});
    }
  };
  return (
    <div className={clsx(styles.row, 'needsScript', 'noPrint')}>
      <Button
        look="plain"
        onClick={() => {
          void copyAddress();
        }}>
        <Icon name="copy" />
        {label}
      </Button>
      {isRefused && (
        <>
          <span role="alert" className="meta">
            Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.
          </span>
          <input
            className="addressField"
            readOnly
            aria-label="Adres do skopiowania"
            value={address}
            onFocus={(event) => {
              event.target.select();
            }}
          />
        </>
      )}
    </div>
  );
}
