import type {Translation} from 'vanilla-cookieconsent';

const accept = 'Zgoda';
const refuse = 'Odrzuć';

/** All texts of the question and the settings. */
export function words(baseUrl: string): Translation {
  return {
    consentModal: {
      title: 'Czy możemy liczyć odwiedziny?',
      description: `Za Twoją zgodą włączymy statystykę Google. Bez zgody serwis działa tak samo i nie pobiera obcych skryptów. Wybór zmienisz w stopce, w „Ustawieniach prywatności”. Więcej w <a href="${baseUrl}polityka">polityce prywatności</a>.`,
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      showPreferencesBtn: 'Ustawienia',
    },
    preferencesModal: {
      title: 'Ustawienia prywatności',
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      savePreferencesBtn: 'Zapisz wybór',
      closeIconLabel: 'Zamknij ustawienia prywatności',
      sections: [
        {
          description:
            'Zdecyduj, co może zapisać i wysłać Twoja przeglądarka. Gdy cofniesz zgodę, usuniemy pliki cookie statystyki i odświeżymy stronę.',
        },
        {
          title: 'Niezbędne',
          description:
            'Wybrany motyw, ten wybór i zapisy, dzięki którym strona działa. Zostają na Twoim urządzeniu.',
          linkedCategory: 'necessary',
        },
        {
          title: 'Statystyka',
          description:
            'Google Tag Manager i statystyka odwiedzin: które strony czytasz, jak długo i skąd na nie trafiasz. Google poznaje Twój adres IP. Bez reklam.',
          linkedCategory: 'statistics',
        },
      ],
    },
  };
}
