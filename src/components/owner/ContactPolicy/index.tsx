import type {ReactNode} from 'react';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {takesMessages} from '@site/src/site/settings';

/** What the contact form does with the data, for the way it is set up: an e-mail, or sending to an endpoint. */
export default function ContactPolicy(): ReactNode {
  const settings = useSettings();
  const {contactEndpoint} = settings;
  if (!takesMessages(settings)) {
    return (
      <p>
        Serwis nie przyjmuje jeszcze wiadomości. Zasady poniżej zaczną działać, gdy właściciel poda
        adres.
      </p>
    );
  }
  if (contactEndpoint === null) {
    return (
      <p>
        Formularz na stronie kontaktu niczego nie wysyła. Przygotowuje wiadomość, która otwiera się
        w Twoim programie pocztowym. To Ty decydujesz, czy ją wyślesz i co w niej zostawisz. Serwis
        nie przechowuje wysłanych wiadomości.
      </p>
    );
  }
  return (
    <>
      <p>
        Formularz na stronie kontaktu wysyła wiadomość i załącznik dopiero po użyciu przycisku
        „Wyślij wiadomość”. Trafiają na serwer{receiver(contactEndpoint)}, który przyjmuje je dla
        administratora i może należeć do jego dostawcy. Serwer poznaje też Twój adres IP.
      </p>
      <p>
        Razem z wiadomością wysyłamy jej losowy numer i czas od otwarcia formularza do wysłania.
        Pomagają odrzucić powtórzenia i wiadomości od automatów.
      </p>
    </>
  );
}

/** The host, if it is not this site's own. */
function receiver(endpoint: string): string {
  return endpoint.startsWith('/') ? '' : ` ${new URL(endpoint).host}`;
}
