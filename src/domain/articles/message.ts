import {wellFormed} from '@cooperative/polish';

/** Topic of the contact form (in `kontakt.yaml`) for messages about an article. */
export const errorTopic = 'Błąd w treści serwisu';

/** Query keys of the contact page. They hold the names of an article and a section, nothing about the visitor. */
const keys = {topic: 'temat', article: 'artykul', section: 'sekcja'} as const;

export interface ArticleMessage {
  readonly title: string;
  /** Name of the section it is about. */
  readonly section?: string;
}

/** Address of the contact form, prefilled with the beginning of a message about an article. */
function contactAddress({title, section}: ArticleMessage): string {
  const query = new URLSearchParams({
    [keys.topic]: errorTopic,
    [keys.article]: title,
    ...(section !== undefined && {[keys.section]: section}),
  });
  return `/kontakt?${query.toString()}`;
}

const longest = 160;

/** The prefilled message about an article; null if the query has none or its topic is not on the list. */
export function begunMessage(
  search: string,
  topics: readonly string[],
): {topic: string; message: string} | null {
  const query = new URLSearchParams(search);
  const value = (key: keyof typeof keys): string | undefined =>
    query.get(keys[key])?.slice(0, longest);
  const [topic, article, section] = [value('topic'), value('article'), value('section')];
  if (topic === undefined || !topics.includes(topic) || article === undefined) {
    return null;
  }
  return {
    topic,
    message: messageText({title: article, ...(section !== undefined && {section})}),
  };
}

/** First lines of a message about an article, with space for the rest. */
function messageText({title, section}: ArticleMessage): string {
  return [`Artykuł: ${title}`, ...(section ? [`Sekcja: ${section}`] : []), '', ''].join('\n');
}

/** Address that opens the visitor's mail program with the beginning of a message about an article. */
function mailAddress(recipient: string, message: ArticleMessage): string {
  const body = messageText(message).replaceAll('\n', '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(errorTopic)}&body=${encodeURIComponent(wellFormed(body))}`;
}

/** Where a message about an article is begun: in a mail program, or without an address in the contact form. */
export function messageAddress(email: string | null, message: ArticleMessage): string {
  return email === null ? contactAddress(message) : mailAddress(email, message);
}
