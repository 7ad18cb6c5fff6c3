/** Everything the site keeps in the visitor's browser. The policy page lists it from here. */
export const storageKeys = [
  {
    key: 'theme',
    place: 'localStorage',
    purpose: 'Wybrany motyw: jasny albo ciemny. Przy motywie systemowym nic nie zapisujemy.',
    duration: 'Do zmiany wyboru albo wyczyszczenia danych przeglądarki.',
  },
] as const;
