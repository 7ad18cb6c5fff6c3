import {existsSync} from 'node:fs';
import path from 'node:path';
import {sourceAnchor} from '../../site/anchors';
import type {Problem} from '../problem';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Site} from '../loadSite';

/** Links and pictures of one file: what they lead to is there, and a picture says what it shows. */
export function checkLinks(markdown: MarkdownFile, site: Site): Problem[] {
  const {file} = markdown;
  return [
    ...markdown.links.flatMap(({url, line}) => {
      const text = brokenLink(url, file, site);
      return text === null ? [] : [{file, line, text}];
    }),
    ...markdown.images.flatMap(({url, text: alt, line}) => [
      ...(alt.trim() === ''
        ? [
            {
              file,
              line,
              text: `obraz „${url}” nie ma opisu. W nawiasie kwadratowym napisz, co na nim widać.`,
            },
          ]
        : []),
      ...(existsSync(localPath(url, file, site))
        ? []
        : [
            {
              file,
              line,
              text: `nie ma obrazu „${url}”. Połóż plik obok artykułu albo popraw jego nazwę.`,
            },
          ]),
    ]),
  ];
}

function brokenLink(url: string, file: string, site: Site): string | null {
  if (/^[a-z]+:/i.test(url)) {
    return null;
  }
  const [target = '', anchor] = url.split('#');
  const [address = ''] = target.split('?');
  const page =
    address === ''
      ? file
      : address.startsWith('/')
        ? site.addresses.get(address)
        : path.posix.join(path.posix.dirname(file), decodeURI(address));
  if (page === undefined) {
    return existsSync(path.join(site.dir, 'static', address))
      ? null
      : `link „${url}” prowadzi donikąd. Sprawdź adres strony.`;
  }
  if (page !== null && page !== file && !existsSync(path.join(site.dir, page))) {
    return `link do pliku „${url}” prowadzi donikąd. Sprawdź katalog i nazwę pliku.`;
  }
  return anchor === undefined || page === null || !site.markdownFiles.includes(page)
    ? null
    : missingAnchor(url, anchor, site.read(page));
}

/** Ids of headings and of the sources in the margin; other places of a page are known to the build only. */
function missingAnchor(
  url: string,
  anchor: string,
  {sections, fields}: MarkdownFile,
): string | null {
  const sources = Array.isArray(fields.sources) ? fields.sources : [];
  const ids = [...sections.map(({id}) => id), ...sources.map((code) => sourceAnchor(String(code)))];
  return ids.includes(decodeURI(anchor))
    ? null
    : `link „${url}” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.`;
}

function localPath(url: string, file: string, {dir}: Site): string {
  return url.startsWith('/')
    ? path.join(dir, 'static', url)
    : path.join(dir, path.dirname(file), decodeURI(url));
}
