/** Messages shared by the rules and the Docusaurus hooks. */

export function missingFile(url: string): string {
  return `link do pliku „${url}” prowadzi donikąd. Sprawdź katalog i nazwę pliku.`;
}

/** `static` is told only to those who keep the repository. */
export function foreignPicture(url: string): string {
  return `obraz „${url}” leży poza katalogiem tego tekstu. Połóż plik obok tekstu.`;
}

export function noPicture(url: string): string {
  return `„${url}” nie jest obrazem. Podaj plik avif, gif, jpg, png, svg albo webp.`;
}

export function missingPicture(url: string): string {
  return `nie ma obrazu „${url}”. Połóż plik obok artykułu albo popraw jego nazwę.`;
}
