import {parseDraft, type ContactDraft} from '../../domain/contact/draft';
import {contactForm} from '../../site/behaviour';

/** What was written before a reload; null if there is nothing or the browser stores nothing. */
export function readDraft(topics: readonly string[]): ContactDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(contactForm.draftKey), topics);
  } catch {
    return null;
  }
}

/** Keeps the topic and the text until the tab is closed; without a text there is nothing to keep. */
export function keepDraft({topic, message}: ContactDraft): void {
  try {
    if (message.trim() === '') {
      sessionStorage.removeItem(contactForm.draftKey);
    } else {
      sessionStorage.setItem(contactForm.draftKey, JSON.stringify({topic, message}));
    }
  } catch {
    // The browser stores nothing: the form works without a draft.
  }
}

/** Deletes the draft: it was sent, or the visitor discarded it. */
export function dropDraft(): void {
  keepDraft({topic: '', message: ''});
}
