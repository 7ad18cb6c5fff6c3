import {calculator, consent, contactForm, reload, rootMark, storage} from './behaviour';
import type {PublicSettings} from './settings';

interface StorageKey {
  readonly key: string;
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'plik cookie';
  readonly purpose: string;
  readonly duration: string;
  /** Whether a site with these settings, and this end of its names, uses it; every site does if omitted. */
  readonly isUsed?: (settings: PublicSettings, suffix: string) => boolean;
}

const hasStatistics = ({tagManagerId}: PublicSettings): boolean => tagManagerId !== null;

/** Everything the site stores in the visitor's browser; the policy page is generated from it. */
const storageKeys: readonly StorageKey[] = [
  {
    key: 'theme',
    place: 'localStorage',
    purpose: 'Wybrany motyw: jasny albo ciemny. Przy motywie systemowym nic nie zapisujemy.',
    duration: 'Do zmiany wyboru albo wyczyszczenia danych przeglądarki.',
  },
  {
    key: reload.markerKey,
    place: 'sessionStorage',
    purpose:
      'Adres i czas ostatniego odświeżenia, które strona zrobiła sama po zmianie wersji. Dzięki temu nie odświeża się w kółko.',
    duration: 'Do zamknięcia karty; po 10 sekundach już się nie liczy.',
  },
  {
    key: storage.closedAnnouncements,
    place: 'localStorage',
    purpose:
      'Które ogłoszenia na górze strony i w jakie dni zamknięto, żeby nie pokazywać ich drugi raz ani kilku jednego dnia.',
    duration: 'Do wyczyszczenia danych przeglądarki.',
  },
  {
    key: rootMark,
    place: 'localStorage',
    purpose:
      'Znak, że na urządzeniu jest już coś z\u00a0tego serwisu. Dzięki niemu inna jego kopia pod tą samą domeną nie weźmie tego za swoje.',
    duration: 'Do wyczyszczenia danych przeglądarki.',
    isUsed: (_, suffix) => suffix === '',
  },
  {
    key: storage.recentQueries,
    place: 'localStorage',
    purpose:
      'Do 8 ostatnich wyszukiwań, po których otwarto wynik albo naciśnięto Enter. Nigdzie ich nie wysyłamy.',
    duration: 'Do usunięcia w wyszukiwarce albo wyczyszczenia danych przeglądarki.',
  },
  {
    key: storage.meterReadings,
    place: 'IndexedDB',
    purpose:
      'Odczyty wczytane w kalkulatorze do listopada 2026. Przenosimy je do Twoich spółdzielni.',
    duration: 'Do pierwszego otwarcia kalkulatora, teczki albo rozliczenia.',
  },
  {
    key: storage.cooperatives,
    place: 'IndexedDB',
    purpose:
      'Twoje spółdzielnie: członkowie, punkty, wpisy we wzorach, plan z kalkulatora, odczyty i\u00a0rozliczone miesiące, żeby nie zginęły po odświeżeniu strony. Nigdzie ich nie wysyłamy.',
    duration: 'Do naciśnięcia „Usuń z\u00a0urządzenia” albo wyczyszczenia danych przeglądarki.',
  },
  {
    key: storage.openCooperative,
    place: 'localStorage',
    purpose: 'Numer spółdzielni, którą ostatnio otwarto, gdy na urządzeniu jest ich kilka.',
    duration: 'Do usunięcia spółdzielni albo wyczyszczenia danych przeglądarki.',
  },
  {
    key: calculator.leftKey,
    place: 'sessionStorage',
    purpose:
      'Dane wpisane w kalkulatorze, bez odczytów, żeby można było do nich wrócić z innej strony. Nigdzie ich nie wysyłamy.',
    duration: 'Do wyczyszczenia pól kalkulatora albo zamknięcia karty.',
  },
  {
    key: storage.checklists,
    place: 'localStorage',
    purpose:
      'Zaznaczone kroki i daty wpisane na liście kontrolnej we wzorach. Nigdzie ich nie wysyłamy.',
    duration: 'Do wyczyszczenia listy albo danych przeglądarki.',
  },
  {
    key: contactForm.draftKey,
    place: 'sessionStorage',
    purpose:
      'Temat i treść niewysłanej wiadomości z formularza kontaktu, żeby nie zginęły po odświeżeniu strony.',
    duration: 'Do wysłania wiadomości, usunięcia szkicu albo zamknięcia karty.',
  },
  {
    key: consent.storageKey,
    place: 'localStorage',
    purpose: 'Zgoda na statystykę albo jej odmowa, czas wyboru i jego losowy numer.',
    duration: `${consent.lifetimeDays} dni, potem pytamy ponownie.`,
    isUsed: hasStatistics,
  },
  {
    key: '_ga, _ga_*',
    place: 'plik cookie',
    purpose:
      'Statystyka odwiedzin: losowy numer przeglądarki. Tylko po Twojej zgodzie; po jej cofnięciu usuwamy.',
    duration: 'Do 2 lat.',
    isUsed: hasStatistics,
  },
];

/** What the site stores, given its settings and what the names of this copy end with (`browser/device/ownName.ts`). */
export function keptWith(settings: PublicSettings, suffix: string): readonly StorageKey[] {
  return storageKeys
    .filter(({isUsed}) => isUsed?.(settings, suffix) ?? true)
    .map((stored) => ({
      ...stored,
      key: stored.place === 'plik cookie' ? stored.key : stored.key + suffix,
    }));
}
