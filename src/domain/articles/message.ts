import {wellFormed} from '../kernel/text';

/** Topic of the contact form (in `kontakt.yaml`) for messages about an article. */
export const errorTopic = 'Błąd w treści serwisu';

/** Query keys of the contact page. They hold a title and a chosen reason, nothing about the visitor. */
const keys = {topic: 'temat', article: 'artykul', section: 'sekcja', missing: 'brak'} as const;

export interface ArticleMessage {
  readonly title: string;
  /** Name of the section it is about. */
  readonly section?: string;
  /** What the reader found missing, chosen from the list. */
  readonly missing?: string;
}

/** Address of the contact form, prefilled with the beginning of a message about an article. */
export function contactAddress({title, section, missing}: ArticleMessage): string {
  const query = new URLSearchParams({
    [keys.topic]: errorTopic,
    [keys.article]: title,
    ...(section !== undefined && {[keys.section]: section}),
    ...(missing !== undefined && {[keys.missing]: missing}),
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
  const [topic, article, section, missing] = [
    value('topic'),
    value('article'),
    value('section'),
    value('missing'),
  ];
  if (topic === undefined || !topics.includes(topic) || article === undefined) {
    return null;
  }
  return {
    topic,
    message: messageText({
      title: article,
      ...(section !== undefined && {section}),
      ...(missing !== undefined && {missing}),
    }),
  };
}

/** First lines of a message about an article, with space for the rest. */
function messageText({title, section, missing}: ArticleMessage): string {
  return [
    `Artykuł: ${title}`,
    ...(section ? [`Sekcja: ${section}`] : []),
    ...(missing ? [`Czego zabrakło: ${missing}`] : []),
    '',
    '',
  ].join('\n');
}

/** Address that opens the visitor's mail program with the beginning of a message about an article. */
export function mailAddress(recipient: string, message: ArticleMessage): string {
  const body = messageText(message).replaceAll('\n', '\r\n');
  return `mailto:${recipient}?subject=${encodeURIComponent(errorTopic)}&body=${encodeURIComponent(wellFormed(body))}`;
}
