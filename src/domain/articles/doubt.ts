import {wording} from '../polish/wording';

/** Words with which a text admits that something is not settled. */
const admission = wording(
  [
    'nie udało się (odczytać|potwierdzić|ustalić|znaleźć)',
    'nie (odczytaliśmy|potwierdziliśmy|potwierdza*|potwierdzono|znaleźliśmy|znaleziono|znamy|wiadomo|mamy pewności)',
    '(nie … rozstrzyga*|nierozstrzygnięt*)',
    '(źródła|źródeł|media|poradniki) … (różnią|różnie|różni)',
    'źródła podają (2|3|dwie|różn*)',
    '(blisko|szacunkowo|odczyta* … tylko)',
    '(sprawdź|sprawdzić|trzeba sprawdzić) … (ISAP|z doradcą|własnej interpretacji)',
    '(wymaga|wymagają) … (analizy|sprawdzenia)',
    '(szacunek|szacunki|szacunkami|bez dowodu|nie ma dowodu|nie ma wiarygodn*)',
  ].join('|'),
);

/** Whether one of the parts of a text about a subject admits that it is not settled. The subject is a {@link wording}. */
export function admitsDoubt(parts: readonly string[], about: string): boolean {
  const subject = wording(about);
  return parts.some((part) => subject.test(part) && admission.test(part));
}
