import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Makes the reference for the address of this page. */
  readonly refer: (address: string) => string;
}

/** Copies a reference and shows it, so that it can be taken by hand where copying is forbidden. */
export default function Cite({label, refer}: Props): ReactNode {
  const [reference, setReference] = useState('');
  const {state, copy} = useClipboard();
  const cite = (): void => {
    const text = refer(window.location.origin + window.location.pathname);
    setReference(text);
    void copy(text);
  };
  return (
    <>
      <Button look="plain" className="needsScript noPrint" onClick={cite}>
        <Icon name="lucide:text-quote" />
        {label}
      </Button>
      <p role="status" className={styles.reference}>
        {reference !== '' && (
          <>
            <span className="meta">{state === 'copied' ? 'Skopiowano: ' : 'Skopiuj: '}</span>
            <span>{reference}</span>
          </>
        )}
      </p>
    </>
  );
}
