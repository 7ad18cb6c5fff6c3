import {parseDraft, type ContactDraft} from '../../domain/contact/draft';
import {contactForm} from '../../site/behaviour';

/** What was written before a reload; null when there is nothing or the browser keeps nothing. */
export function readDraft(topics: readonly string[]): ContactDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(contactForm.draftKey), topics);
  } catch {
    return null;
  }
}

/** Keeps the subject and the words until the tab is closed; without words there is nothing to keep. */
export function keepDraft({topic, message}: ContactDraft): void {
  try {
    if (message.trim() === '') {
      sessionStorage.removeItem(contactForm.draftKey);
    } else {
      sessionStorage.setItem(contactForm.draftKey, JSON.stringify({topic, message}));
    }
  } catch {
    // The browser keeps nothing: the form works without a draft.
  }
}

/** Forgets the draft: it was sent, or the visitor wants it gone. */
export function dropDraft(): void {
  keepDraft({topic: '', message: ''});
}
