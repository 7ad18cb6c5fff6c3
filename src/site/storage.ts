import {contactForm, reload} from './behaviour';

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
    key: contactForm.draftKey,
    place: 'sessionStorage',
    purpose:
      'Temat i treść niewysłanej wiadomości z formularza kontaktu, żeby nie zginęły po odświeżeniu strony.',
    duration: 'Do wysłania wiadomości, usunięcia szkicu albo zamknięcia karty.',
  },
] as const;
