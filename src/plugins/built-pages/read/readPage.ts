import type {PayloadHeading} from '../../../domain/articles/pagePayload';

export interface BuiltPage {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Headings of the main part below the first level. */
  readonly headings: readonly PayloadHeading[];
}

/**
 * Reads a page as the build wrote it, minified or not. `titleSuffix` is the separator with the site's name.
 * Null for a file without a title, which is no page.
 */
export function readPage(html: string, titleSuffix: string): BuiltPage | null {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (title === undefined) {
    return null;
  }
  const [description = ''] = [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter((attributes) => attributes.get('name') === 'description')
    .map((attributes) => attributes.get('content') ?? '');
  const main = /<main\b[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  return {
    title: decodeEntities(title).replace(titleSuffix, ''),
    description,
    headings: [...main.matchAll(/<h([2-4])\b([^>]*)>([\s\S]*?)<\/h\1>/g)].map(
      ([, level, attributes = '', content = '']) => ({
        id: attributesOf(attributes).get('id') ?? null,
        text: textOf(content),
        level: Number(level),
      }),
    ),
  };
}

/** Attributes of a tag; the minifier leaves out quotes where it can. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g)].map(
      ([, name = '', double, single, bare]) => [
        name,
        decodeEntities(double ?? single ?? bare ?? ''),
      ],
    ),
  );
}

/** Text of a heading without the link to itself that stands in it. */
function textOf(html: string): string {
  return decodeEntities(
    html
      .replace(/<a\b[^>]*\bhash-link\b[^>]*>[\s\S]*?<\/a>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ''),
  ).trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
