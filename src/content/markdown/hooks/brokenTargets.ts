import path from 'node:path';
import {ContentError} from '../../data/checkShape';

interface BrokenTarget {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: {readonly position?: {readonly start: {readonly line: number}}};
}

/** Docusaurus hook: a Markdown link to a file that does not exist. */
export function refuseBrokenLink(target: BrokenTarget): never {
  throw new ContentError(
    `${placeOf(target)}: link do pliku „${target.url}” prowadzi donikąd. Sprawdź katalog i nazwę pliku.`,
  );
}

/** Docusaurus hook: a picture that does not exist. */
export function refuseBrokenImage(target: BrokenTarget): never {
  throw new ContentError(
    `${placeOf(target)}: nie ma obrazu „${target.url}”. Połóż plik obok artykułu albo popraw jego nazwę.`,
  );
}

function placeOf({sourceFilePath, node}: BrokenTarget): string {
  const line = node.position?.start.line;
  const file = path.relative(process.cwd(), path.resolve(sourceFilePath));
  return `${file}${line === undefined ? '' : `, wiersz ${line}`}`;
}
