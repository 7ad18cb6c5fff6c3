import {fileStem} from './numbering';
import type {IssuedDocument} from '../record/documentSettings';

/** A file to save. */
export interface BundleFile {
  readonly name: string;
  readonly text: string;
}

const readMe = `Jak wczytać te pliki do KSeF

1. To pliki faktur FA(3). Przechodzą opublikowany schemat FA(3) w wersji 1-0E (odczyt 28.11.2026). Fakturą staje się
   plik, któremu KSeF nada numer: do tej chwili faktury nie ma.
2. Zanim wyślesz pierwszy raz, pokaż je księgowej i wczytaj jeden na próbę do aplikacji testowej Ministerstwa Finansów.
3. Zaloguj się do aplikacji KSeF jako osoba, która ma uprawnienie do wystawiania faktur w imieniu spółdzielni, i wczytaj
   pliki. Nie zmieniaj ich i nie zapisuj w innym programie: to, co wystawiono, to dokładnie te bajty.
4. Wyślij je w dniu, który mają w polu „data wystawienia”. Później przygotuj je ponownie: numery zostaną.
5. Numery KSeF przepisz do części „Dokumenty”. KSeF odrzuci drugą fakturę o tym samym numerze (440).

Skróty SHA-256 plików:
`;

/** Files of invoices for KSeF as they were made, and how to load them. */
export function ksefBundle(documents: readonly IssuedDocument[]): readonly BundleFile[] {
  const names = fileNames(documents);
  const files = documents.flatMap(({number, xml, sha256 = ''}) =>
    xml === undefined ? [] : [{name: `${names.get(number) ?? ''}.xml`, text: xml, sha256}],
  );
  return files.length === 0
    ? []
    : [
        ...files.map(({name, text}) => ({name, text})),
        {
          name: 'CZYTAJ.txt',
          text: `${readMe}${files.map(({name, sha256}) => `${sha256}  ${name}`).join('\n')}\n`,
        },
      ];
}

/** Names of the files of documents, without an ending, by their numbers, which may differ only by signs that names leave out. */
export function fileNames(
  documents: readonly Pick<IssuedDocument, 'number'>[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    documents.map(({number}) => {
      const stem = fileStem(number);
      let [name, more] = [stem, 2];
      while (taken.has(name.toLowerCase())) {
        name = `${stem}-${more}`;
        more += 1;
      }
      taken.add(name.toLowerCase());
      return [number, name];
    }),
  );
}
