import path from 'node:path';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Around, Site} from '../loadSite';
import {findUndescribed} from '../markdown/pictures/images';
import {isArticle, isPaper} from '../places';
import {contactPage} from '../../site/navigation';
import {misleads, namesAnother} from '../webAddress';
import type {Problem} from '../problem';
import {missingFile} from './messages';

/** Checks that the targets of a file's links exist, and that pictures have descriptions. */
export function checkLinks({file, body}: MarkdownFile, site: Around): Problem[] {
  return [
    ...body.links.flatMap(({url, text: shown, line}) => {
      const text = invitation(url, file) ?? brokenLink(url, file, site) ?? mislabelled(url, shown);
      return text === null ? [] : [{file, line, text}];
    }),
    ...findUndescribed(body.tree).map((finding) => ({file, ...finding})),
  ];
}

/** The site invites to write only while there is an address to write to, which an article cannot know. */
function invitation(url: string, file: string): string | null {
  return (isArticle(file) || isPaper(file)) && url.split(/[?#]/)[0] === contactPage.to
    ? `link „${url}” zaprasza do kontaktu. Usuń go: pod artykułem serwis sam pokazuje zaproszenie, gdy jest dokąd napisać.`
    : null;
}

/** Checks links in the texts of pages: any field named `to`, and the list `also`. */
export function checkDataLinks(site: Site): Problem[] {
  const {home, offer, clients, paths, contact, announcements, changes} = site.data;
  return [home, offer, clients, paths, contact, announcements, changes].flatMap(
    ({file, valueOrNull, lineOf}) =>
      linksIn(valueOrNull).flatMap(({url, steps}) => {
        const text = brokenLink(url, file, site);
        return text === null ? [] : [{file, line: lineOf(steps), text}];
      }),
  );
}

interface DataLink {
  readonly url: string;
  /** Path to it in the file. */
  readonly steps: readonly PropertyKey[];
}

function linksIn(value: unknown, steps: readonly PropertyKey[] = []): DataLink[] {
  if (typeof value !== 'object' || value === null) {
    // In an announcement a field of the same name holds its last day.
    return (steps.at(-1) === 'to' || steps.at(-2) === 'also') &&
      typeof value === 'string' &&
      value.startsWith('/')
      ? [{url: value, steps}]
      : [];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    linksIn(part, [...steps, Array.isArray(value) ? Number(key) : key]),
  );
}

function brokenLink(url: string, file: string, site: Around): string | null {
  if (hidesItsHost(url)) {
    return `link „${url}” prowadzi do innego serwisu, a wygląda jak adres w tym. Wpisz adres od „https://” albo, w tym serwisie, od jednego znaku „/”.`;
  }
  if (isWeb(url)) {
    const remedy = misleads(url);
    return remedy === null ? null : `link „${url}” może mylić. ${remedy}`;
  }
  if (isElsewhere(url)) {
    return null;
  }
  const [target = '', anchor] = url.split('#');
  const [address = ''] = target.split('?');
  const page =
    address === ''
      ? file
      : address.startsWith('/')
        ? site.addresses.get(address)
        : path.posix.join(path.posix.dirname(file), decoded(address));
  if (page === undefined) {
    return !site.hasAllAddresses || site.has(`static${address}`)
      ? null
      : `link „${url}” prowadzi donikąd. Sprawdź adres strony.`;
  }
  if (page !== null && page !== file && !isThere(page, site)) {
    return missingFile(url);
  }
  return anchor === undefined || page === null || !site.markdownFiles.includes(page)
    ? null
    : missingAnchor(url, anchor, page, site);
}

/** A text that is an address is taken for that of the link. */
function mislabelled(url: string, text: string): string | null {
  return isWeb(url) && namesAnother(text, url)
    ? `tekst linku „${text}” to inny adres niż „${url}”, do którego link prowadzi. Napisz słowami, co tam jest.`
    : null;
}

/** An address outside the site, of a kind that only leads somewhere: `javascript:` would run. */
export function isElsewhere(url: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(url);
}

function isWeb(url: string): boolean {
  return /^https?:/i.test(url);
}

/** `//host` and all that browsers read as it: they take a backslash for a slash, and leave out tabs. */
export function hidesItsHost(url: string): boolean {
  return /^[/\\][\t\n\r]*[/\\]/.test(url);
}

/** A Markdown file must also be part of the site, which the template is not. */
function isThere(file: string, {has, markdownFiles}: Around): boolean {
  return /\.mdx?$/.test(file) ? markdownFiles.includes(file) : has(file);
}

/** A page that cannot be parsed is reported by its own check. */
function missingAnchor(
  url: string,
  anchor: string,
  page: string,
  {anchorsOf}: Around,
): string | null {
  return anchorsOf(page)?.includes(decoded(anchor)) === false
    ? `link „${url}” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.`
    : null;
}

/** Decodes percent-encoding; a malformed address is returned unchanged. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
