import {createContext, useContext} from 'react';
import {formatNumber} from '@cooperative/polish';
import type {NotificationLabels} from '@site/src/browser/notifications/region';

/**
 * Every text the component kit supplies itself. Its default locale is English, worded as in the specification;
 * a site passes its language through {@link LabelsContext}, and a missing label is a type error.
 */
export interface KitLabels extends NotificationLabels {
  readonly increment: (field: string) => string;
  readonly decrement: (field: string) => string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly chooseDate: string;
  readonly goToSlide: (position: number, name: string) => string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly removeFile: (name: string) => string;
  readonly chooseFile: string;
  readonly dropHere: string;
  readonly dropAnywhere: string;
  /** What happens to a file that nobody says anything else of. */
  readonly fileStays: string;
  readonly fileAdded: (names: string) => string;
  readonly fileRemoved: (name: string) => string;
  readonly folderUnread: string;
  readonly oneFile: string;
  /** `kinds`: the extensions that may be chosen, in capitals and without the dot. */
  readonly fileWrongType: (kinds: readonly string[]) => string;
  readonly fileTooBig: (megabytes: number) => string;
  readonly fileEmpty: string;
  readonly noData: string;
  readonly noMatchingData: string;
  readonly typeACommand: string;
  readonly sorting: string;
  readonly givenOrder: string;
  readonly sortBy: (column: string) => string;
  readonly inOrder: (column: string, direction: 'ascending' | 'descending') => string;
  readonly sorted: (order: string) => string;
  readonly close: string;
  readonly loaded: (percent: number) => string;
}

export const englishLabels: KitLabels = {
  increment: (field) => `Increment: ${field}`,
  decrement: (field) => `Decrement: ${field}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  chooseDate: 'Choose date',
  goToSlide: (position, name) => `Go to slide ${position}: ${name}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  removeFile: (name) => `Remove file: ${name}`,
  chooseFile: 'Choose file',
  dropHere: 'or drop here',
  dropAnywhere: 'or drop anywhere on the page, a whole folder too',
  fileStays: 'The file stays on your device.',
  fileAdded: (names) => `Added: ${names}`,
  fileRemoved: (name) => `Removed: ${name}`,
  folderUnread: 'The folder could not be read. Choose the files in it.',
  oneFile: 'There is room for one file here. Choose which one.',
  fileWrongType: (kinds) => `Choose a file of another type: ${kinds.join(', ')}.`,
  fileTooBig: (megabytes) => `The file is too big. The limit is ${megabytes} MB.`,
  fileEmpty: 'The file is empty.',
  noData: 'No data',
  noMatchingData: 'No matching data',
  typeACommand: 'Type a command or search...',
  sorting: 'Sort',
  givenOrder: 'as given',
  sortBy: (column) => `Sort by: ${column}`,
  inOrder: (column, direction) => `${column}, ${direction}`,
  sorted: (order) => `Sorted by: ${order}`,
  notification: 'Notification',
  notifications: 'Notifications',
  closeNotification: 'Close',
  close: 'Close',
  loaded: (percent) => `Loaded ${percent}%`,
};

export const polishLabels: KitLabels = {
  increment: (field) => `Zwiększ: ${field}`,
  decrement: (field) => `Zmniejsz: ${field}`,
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  previousYear: 'Poprzedni rok',
  nextYear: 'Następny rok',
  chooseDate: 'Wybierz datę',
  goToSlide: (position, name) => `Przejdź do slajdu ${position}: ${name}`,
  previousSlide: 'Poprzedni slajd',
  nextSlide: 'Następny slajd',
  removeFile: (name) => `Usuń plik: ${name}`,
  chooseFile: 'Wybierz plik',
  dropHere: 'albo upuść tutaj',
  dropAnywhere: 'albo upuść gdziekolwiek na stronie, także cały folder',
  fileStays: 'Plik zostaje na Twoim urządzeniu.',
  fileAdded: (names) => `Dodano: ${names}`,
  fileRemoved: (name) => `Usunięto: ${name}`,
  folderUnread: 'Nie udało się odczytać folderu. Wybierz pliki z niego.',
  oneFile: 'Tu jest miejsce na jeden plik. Wybierz, który.',
  fileWrongType: (kinds) =>
    `Wybierz plik ${kinds.join(', ').replace(/, (?=[^,]*$)/, ' albo ')}. Ten plik ma inny format.`,
  fileTooBig: (megabytes) =>
    `Plik jest za duży. Największy rozmiar to ${formatNumber(megabytes, 1)} MB.`,
  fileEmpty: 'Plik jest pusty. Wybierz inny.',
  noData: 'Brak danych do wyświetlenia',
  noMatchingData: 'Brak wyników dla tych filtrów',
  typeACommand: 'Wpisz, czego szukasz',
  sorting: 'Sortuj',
  givenOrder: 'w podanej kolejności',
  sortBy: (column) => `Sortuj według: ${column}`,
  inOrder: (column, direction) =>
    `${column}, ${direction === 'ascending' ? 'rosnąco' : 'malejąco'}`,
  sorted: (order) => `Posortowano według: ${order}`,
  notification: 'Powiadomienie',
  notifications: 'Powiadomienia',
  closeNotification: 'Zamknij powiadomienie',
  close: 'Zamknij',
  loaded: (percent) => `Wczytano ${percent}%`,
};

/** Passed once, by the site's shell. Without it the kit speaks English. */
export const LabelsContext = createContext<KitLabels>(englishLabels);

export function useLabels(): KitLabels {
  return useContext(LabelsContext);
}
