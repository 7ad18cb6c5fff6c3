import type {ContactMessage} from './message';

/** The part of a message that survives a reload: nothing about the person. */
export type ContactDraft = Pick<ContactMessage, 'topic' | 'message'>;

/** Reads a stored draft; null for anything that is not a non-empty draft. */
export function parseDraft(text: string | null, topics: readonly string[]): ContactDraft | null {
  const {topic, message} = parseRecord(text);
  if (typeof topic !== 'string' || typeof message !== 'string' || message.trim() === '') {
    return null;
  }
  // A newer version of the page may no longer have the topic.
  return {topic: topics.includes(topic) ? topic : (topics[0] ?? ''), message};
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? {...parsed} : {};
  } catch {
    return {};
  }
}
