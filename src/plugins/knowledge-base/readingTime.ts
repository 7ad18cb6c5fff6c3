import {stripCitations} from '../../domain/articles/citations';

/** Words an adult reads per minute of explanatory Polish, rounded down to be safe. */
const wordsPerMinute = 180;

/** Whole minutes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const words = stripCitations(markdown)
    .replace(/\]\([^()]*\)/g, ']')
    .match(/[\p{L}\p{N}]+/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}
