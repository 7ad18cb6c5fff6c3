import type {ReactNode} from 'react';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import type {ContactFormState} from '@site/src/browser/contact/useContactForm';
import {contactForm} from '@site/src/site/behaviour';
import {fieldIds} from './ErrorSummary';

/** What is in the form only when it sends the message itself. */
export default function SendingParts({form}: {readonly form: ContactFormState}): ReactNode {
  const {attachment} = form.written;
  return (
    <>
      <FileUpload
        id={fieldIds.attachment}
        label="Załącznik (opcjonalnie)"
        rules={contactForm.attachment}
        note={`Jeden plik do ${contactForm.attachment.maxMegabytes} MB: PDF, JPG, PNG, CSV, XLSX albo DOCX. Wyślesz go razem z wiadomością.`}
        error={form.errors.attachment}
        files={attachment === null ? [] : [attachment]}
        onChange={(files) => form.choose('attachment', {attachment: files[0] ?? null})}
      />
      {/* A trap: bots fill in every field they find, people neither see nor reach this one. */}
      <p className="visuallyHidden" aria-hidden="true">
        <label>
          Zostaw to pole puste
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
