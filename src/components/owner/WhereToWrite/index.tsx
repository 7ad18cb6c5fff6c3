import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {contactPage} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';

interface Props {
  /** A topic of the contact form, from `kontakt.yaml`. */
  readonly topic: string;
}

/** Where to write about a matter; says plainly while there is no such place. */
export default function WhereToWrite({topic}: Props): ReactNode {
  const settings = useSettings();
  const {phone} = settings;
  if (takesMessages(settings)) {
    return (
      <p>
        Napisz ze <Link to={contactPage.to}>strony kontaktu</Link> i wybierz temat „{topic}”.
      </p>
    );
  }
  return (
    <p>
      {phone === null
        ? 'Serwis nie ma jeszcze adresu, na który można napisać. Gdy właściciel go poda, znajdziesz go na '
        : `Zadzwoń pod numer ${phone}. Gdy właściciel poda też adres, znajdziesz go na `}
      <Link to={contactPage.to}>stronie kontaktu</Link>.
    </p>
  );
}
