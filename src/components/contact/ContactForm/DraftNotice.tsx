import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {ContactFormState} from '@site/src/browser/contact/useContactForm';
import {fieldIds} from './ErrorSummary';
import styles from './styles.module.css';

/** Says that text from before a reload has been restored, and discards it on request. */
export default function DraftNotice({form}: {readonly form: ContactFormState}): ReactNode {
  return (
    <div role="status">
      {form.isRestored && (
        <p className={styles.draft}>
          Przywróciliśmy niewysłaną treść.
          <Button
            look="plain"
            onClick={() => {
              form.removeDraft();
              // The button is gone; the focus goes to where one would start writing.
              document.getElementById(fieldIds.message)?.focus();
            }}>
            Usuń szkic
          </Button>
        </p>
      )}
    </div>
  );
}
