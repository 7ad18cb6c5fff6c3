/** Counts up when a field changes its meaning or goes away; a reader that knows another number ignores the file. */
export const payloadVersion = 1;

export interface PayloadHeading {
  /** Null for a heading that has no address of its own. */
  readonly id: string | null;
  readonly text: string;
  /** 2 to 4; the title of the page (level 1) is not in the list. */
  readonly level: number;
}

/** What the site tells about one of its pages, as JSON beside the page. Days are `rrrr-mm-dd`. */
export interface PagePayload {
  readonly version: typeof payloadVersion;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly PayloadHeading[];
  /** Day of the last change; null where a page does not state one. */
  readonly updated: string | null;
  /** Day the sources were read; null for what is not an article. */
  readonly checked: string | null;
  /** Null for what is not an article. */
  readonly readingMinutes: number | null;
  readonly tags: readonly string[];
  /** File the page is made of, from the root of the repository; null for pages made by a plugin. */
  readonly sourcePath: string | null;
}

/** Address of a page's payload; takes the page's address with or without the base path and a slash at its end. */
export function payloadAddress(page: string): string {
  return `${page.replace(/\/$/, '')}/_payload.json`;
}

/** Whether what came over the network is a payload this code can read. */
export function isPagePayload(value: unknown): value is PagePayload {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {
    version,
    title,
    description,
    headings,
    updated,
    checked,
    readingMinutes,
    tags,
    sourcePath,
  } = value as Readonly<Record<keyof PagePayload, unknown>>;
  return (
    version === payloadVersion &&
    typeof title === 'string' &&
    typeof description === 'string' &&
    isListOf(headings, isHeading) &&
    isTextOrNull(updated) &&
    isTextOrNull(checked) &&
    (readingMinutes === null || typeof readingMinutes === 'number') &&
    isListOf(tags, (tag) => typeof tag === 'string') &&
    isTextOrNull(sourcePath)
  );
}

function isHeading(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const {id, text, level} = value as Readonly<Record<keyof PayloadHeading, unknown>>;
  return isTextOrNull(id) && typeof text === 'string' && typeof level === 'number';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
