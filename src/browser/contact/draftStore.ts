import {parseDraft, type ContactDraft} from '../../domain/contact/draft';
import {contactForm} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** What was written before a reload; null if there is nothing or the browser stores nothing. */
export function readDraft(topics: readonly string[]): ContactDraft | null {
  return parseDraft(recall('sessionStorage', contactForm.draftKey), topics);
}

/** Keeps the topic and the text until the tab is closed; without a text there is nothing to keep. */
export function keepDraft({topic, message}: ContactDraft): void {
  const draft = message.trim() === '' ? null : JSON.stringify({topic, message});
  remember('sessionStorage', contactForm.draftKey, draft);
}

/** Deletes the draft: it was sent, or the visitor discarded it. */
export function dropDraft(): void {
  keepDraft({topic: '', message: ''});
}
