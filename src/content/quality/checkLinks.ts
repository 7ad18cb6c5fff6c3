import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceAnchor} from '../../site/anchors';
import {listOf} from '../articles/frontMatter';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Site} from '../loadSite';
import {findUndescribed} from '../markdown/pictures/images';
import {pictureFile} from '../markdown/pictures/pictureFile';
import {svgCode} from '../markdown/pictures/svgCode';
import {isArticle, isPaper} from '../places';
import {contactPage} from '../../site/navigation';
import {misleads, namesAnother} from '../webAddress';
import {problemsOf, type Problem} from '../problem';
import {svgRefusal} from './checkStatic';
import {foreignPicture, missingFile, missingPicture, noPicture} from './messages';

/** Checks that the targets of a file's links and pictures exist, and that pictures have descriptions. */
export function checkLinks({file, body}: MarkdownFile, site: Site): Problem[] {
  return [
    ...body.links.flatMap(({url, text: shown, line}) => {
      const text = invitation(url, file) ?? brokenLink(url, file, site) ?? mislabelled(url, shown);
      return text === null ? [] : [{file, line, text}];
    }),
    ...findUndescribed(body.tree).map((finding) => ({file, ...finding})),
    ...body.images.flatMap(({url, line}) => {
      const text = brokenPicture(url, file, site);
      return text === null ? [] : [{file, line, text}];
    }),
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

function brokenLink(url: string, file: string, site: Site): string | null {
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
    return !site.hasAllAddresses || existsSync(path.join(site.dir, 'static', address))
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

/** The policy of the pages shows no picture of another host. */
function brokenPicture(url: string, file: string, site: Site): string | null {
  if (hidesItsHost(url) || isElsewhere(url)) {
    return `obraz „${url}” leży w innym serwisie, a strony pokazują tylko własne. Połóż plik obok artykułu.`;
  }
  const found = pictureFile(url, path.join(site.dir, file), site.dir);
  switch (found.kind) {
    case 'missing':
      return missingPicture(url);
    case 'outside':
      return foreignPicture(url);
    case 'noPicture':
      return noPicture(url);
    case 'found': {
      const code = /\.svg$/i.test(found.file) ? svgCode(readFileSync(found.file)) : null;
      return code === null ? null : svgRefusal(code);
    }
  }
}

/** An address outside the site, of a kind that only leads somewhere: `javascript:` would run. */
function isElsewhere(url: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(url);
}

function isWeb(url: string): boolean {
  return /^https?:/i.test(url);
}

/** `//host` and all that browsers read as it: they take a backslash for a slash, and leave out tabs. */
function hidesItsHost(url: string): boolean {
  return /^[/\\][\t\n\r]*[/\\]/.test(url);
}

/** A Markdown file must also be part of the site, which the template is not. */
function isThere(file: string, {dir, markdownFiles}: Site): boolean {
  return /\.mdx?$/.test(file) ? markdownFiles.includes(file) : existsSync(path.join(dir, file));
}

/** Knows ids of headings and of sources; other ids on a page are known only to the build. */
function missingAnchor(url: string, anchor: string, page: string, {read}: Site): string | null {
  // A page that cannot be parsed is reported by its own check.
  if (problemsOf(() => read(page)).length > 0) {
    return null;
  }
  const target = read(page);
  const ids = [
    ...target.body.sections.map(({id}) => id),
    ...listOf(target.fields.sources).map(sourceAnchor),
  ];
  return ids.includes(decoded(anchor))
    ? null
    : `link „${url}” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.`;
}

/** Decodes percent-encoding; a malformed address is returned unchanged. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
