import {stripCitations} from '../../domain/articles/citations';

/** Words an adult reads in a minute of explanatory Polish, rounded to the careful side. */
const wordsPerMinute = 180;

/** Whole minutes it takes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const words = stripCitations(markdown)
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[\p{L}\p{N}]+/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}
