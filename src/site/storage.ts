import {reload, storage} from './behaviour';

/** Everything the site keeps in the visitor's browser. The policy page lists it from here. */
export const storageKeys = [
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
    duration: 'Do zamknięcia karty; po 10 sekundach bez znaczenia.',
  },
  {
    key: storage.closedAnnouncements,
    place: 'localStorage',
    purpose: 'Które ogłoszenia na górze strony są zamknięte, żeby nie pokazywać ich drugi raz.',
    duration: 'Do wyczyszczenia danych przeglądarki.',
  },
  {
    key: storage.articleAnswers,
    place: 'localStorage',
    purpose:
      'Odpowiedzi na pytanie „Czy ten artykuł był pomocny?”, żeby go nie powtarzać. Nigdzie ich nie wysyłamy.',
    duration: 'Do wyczyszczenia danych przeglądarki.',
  },
] as const;
