import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {ContactFormState} from '@site/src/browser/contact/useContactForm';
import {fieldIds} from './ErrorSummary';
import styles from './styles.module.css';

/** Says that words from before a reload are back, and takes them away on wish. */
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
              // The button is gone; its place is taken by where one would write anew.
              document.getElementById(fieldIds.message)?.focus();
            }}>
            Usuń szkic
          </Button>
        </p>
      )}
    </div>
  );
}
