import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {articleReference, type Referenced} from '@site/src/domain/articles/reference';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import styles from './styles.module.css';

/** Copies a reference to the article and shows it, so that it can be taken by hand where copying is forbidden. */
export default function Cite(article: Omit<Referenced, 'address'>): ReactNode {
  const [reference, setReference] = useState('');
  const {state, copy} = useClipboard();
  const cite = (): void => {
    const address = window.location.origin + window.location.pathname;
    const text = articleReference({...article, address});
    setReference(text);
    void copy(text);
  };
  return (
    <>
      <Button look="plain" className="needsScript" onClick={cite}>
        <Icon name="lucide:text-quote" />
        Cytuj
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
