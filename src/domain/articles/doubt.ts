import {wording} from '@cooperative/polish';

/** Words by which a text admits that something is uncertain. */
const admission = wording(
  [
    'nie udało się (odczytać|potwierdzić|ustalić|znaleźć)',
    'nie (odczytaliśmy|potwierdziliśmy|potwierdza*|potwierdzono|znaleźliśmy|znaleziono|znamy|wiadomo|mamy pewności)',
    '(nie … rozstrzyga*|nierozstrzygnięt*)',
    '(źródła|źródeł|media|poradniki) … (różnią|różnie|różni)',
    'źródła podają (2|3|dwie|różn*)',
    '(blisko|szacunkowo|odczyta* … tylko)',
    '(jest|są|pozostaje) sporn*',
    '(przepis|przepisy|ustawa|ustawy) … nie (mówi|mówią)',
    '(sprawdź|sprawdzić|trzeba sprawdzić) … (ISAP|z doradcą|własnej interpretacji)',
    '(wymaga|wymagają) … (analizy|sprawdzenia)',
    '(szacunek|szacunki|szacunkami|bez dowodu|nie ma dowodu|nie ma wiarygodn*)',
  ].join('|'),
);

/** Words by which a text says that something is not known: what a reader has to find out elsewhere. */
const unknown = wording(
  [
    'nie udało się (odczytać|potwierdzić|ustalić|znaleźć)',
    'nie (odczytaliśmy|potwierdziliśmy|potwierdzono|znaleźliśmy|znaleziono|znamy|wiadomo|czytaliśmy|mamy pewności)',
    '(nie … rozstrzyga*|nierozstrzygnięt*)',
  ].join('|'),
);

/** How many of the sentences say that something is not known. */
export function countDoubts(sentences: readonly string[]): number {
  return sentences.filter((sentence) => unknown.test(sentence)).length;
}

/** Whether any part of a text about the subject, given as a {@link wording}, admits that it is uncertain. */
export function admitsDoubt(parts: readonly string[], about: string): boolean {
  const subject = wording(about);
  return parts.some((part) => subject.test(part) && admission.test(part));
}
