import type {PayloadHeading} from '../../domain/articles/pagePayload';

/** What a page says, as a browser without scripts reads it. */
export interface PageContent {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Headings of the main part below the first level. */
  readonly headings: readonly PayloadHeading[];
  readonly ids: ReadonlySet<string>;
  /** Addresses its links lead to, as written. */
  readonly links: readonly string[];
  readonly classNames: ReadonlySet<string>;
  /** Names of the attributes its elements have. */
  readonly attributes: ReadonlySet<string>;
  /** Scripts that run once the page has been read, with their places in the source. */
  readonly scripts: readonly {readonly src: string; readonly start: number; readonly end: number}[];
  /** The scripts and styles that stand in it. */
  readonly code: readonly {readonly start: number; readonly end: number}[];
  /** The script of the theme that sets the colour mode; our own takes its place. */
  readonly themeScripts: readonly {readonly start: number; readonly end: number}[];
  /** Where HTML can be added, as offsets into the source; null if the page has no such place. */
  readonly places: Readonly<Record<Place, number | null>>;
}

type Place = 'startOfHead' | 'beforeFirstSheet' | 'afterFirstSheet' | 'endOfHead';

/** A page as the build wrote it, read once, with what the steps add to it. */
export interface BuiltPage {
  /** Address with the base path, as Docusaurus names the page. */
  readonly route: string;
  /** Address without the base path; `/` is the home page. */
  readonly address: string;
  /** Its file, relative to the build folder. */
  readonly file: string;
  /** Whether search engines may show it. */
  readonly isListed: boolean;
  readonly source: string;
  readonly content: PageContent;
  /** HTML to be inserted at an offset; with `end`, in place of the source up to there. */
  readonly additions: readonly {
    readonly offset: number;
    readonly html: string;
    readonly end?: number;
  }[];
}

/** The page hosts answer with when there is none: a file, not an address. */
export const notFoundAddress = '/404.html';

/** The page with HTML added at a place, after what was added there before. */
export function addTo(page: BuiltPage, place: Place, html: string): BuiltPage {
  const offset = page.content.places[place];
  if (offset === null) {
    throw new Error(`${page.file} has no ${place} to add to.`);
  }
  return {...page, additions: [...page.additions, {offset, html}]};
}

/** The page with HTML in place of the scripts that run once it has been read. */
export function replaceScripts(page: BuiltPage, html: string): BuiltPage {
  const removed = page.content.scripts.map(({start, end}, index) => ({
    offset: start,
    end,
    html: index === 0 ? html : '',
  }));
  return {...page, additions: [...page.additions, ...removed]};
}

/** Of the finished page its scripts and styles, with all that was added. */
export function codeOf({source, content, additions}: BuiltPage): string {
  const kept = content.code
    .filter(({start}) =>
      additions.every(({offset, end = offset}) => start < offset || end <= start),
    )
    .map(({start, end}) => ({offset: start, html: source.slice(start, end)}));
  return [...additions, ...kept]
    .sort((a, b) => a.offset - b.offset)
    .map(({html}) => html)
    .join('');
}

/** The page with what was added to it as its source. Offsets are those of the page before. */
export function finished(page: BuiltPage): BuiltPage {
  return {...page, source: htmlOf(page), additions: []};
}

/** The bytes of the build with the additions inserted. */
export function htmlOf({source, additions}: BuiltPage): string {
  const parts: string[] = [];
  let done = 0;
  for (const {offset, html, end = offset} of additions
    .slice()
    .sort((a, b) => a.offset - b.offset)) {
    parts.push(source.slice(done, offset), html);
    done = end;
  }
  return [...parts, source.slice(done)].join('');
}
