import {sourcesPath} from '../data/load';

/** Messages about what an article names and the site does not have; said at build and by `npm run sprawdz`. */

export function unknownSource(code: string): string {
  return `pole „sources” wymienia kod „${code}”, którego nie ma w pliku ${sourcesPath}. Dodaj tam źródło albo popraw kod.`;
}

export function unknownRelated(slug: string): string {
  return `pole „related” wymienia „${slug}”, a takiego artykułu nie ma. Wpisz nazwę pliku innego artykułu, bez katalogu i końcówki .md.`;
}

export function sameTitle(title: string, otherFile: string): string {
  return `tytuł „${title}” ma już plik ${otherFile}. Zmień jeden z nich.`;
}
