/** Messages shared by the rules and the Docusaurus hooks. */

export function missingFile(url: string): string {
  return `link do pliku „${url}” prowadzi donikąd. Sprawdź katalog i nazwę pliku.`;
}

export function missingPicture(url: string): string {
  return `nie ma obrazu „${url}”. Połóż plik obok artykułu albo popraw jego nazwę.`;
}
