import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/buttons/Button';
import FoldSummary from '@site/src/components/ui/FoldSummary';

/** What no page can decide or try for somebody. */
export default function BeforeIssuing(): ReactNode {
  return (
    <details>
      <FoldSummary>
        <span>Zanim zaczniesz</span>
        <span>VAT, KSeF, kod do przelewu</span>
      </FoldSummary>
      <ul>
        <li>
          Czy od opłaty członka jest VAT, nie jest rozstrzygnięte. Wybiera księgowa, a nie ta
          strona. Pokaż jej pierwsze dokumenty, zanim je wydasz.
        </li>
        <li>
          Plik XML przechodzi opublikowany schemat FA(3) w wersji 1-0E. Fakturą staje się dopiero,
          gdy KSeF nada mu numer. Pierwszy plik wczytaj na próbę do aplikacji testowej Ministerstwa
          Finansów: my tego nie sprawdziliśmy.
        </li>
        <li>
          Nic stąd nie wychodzi: pliki powstają na tym urządzeniu, wysyłasz je samodzielnie.
          Dokumentów za Ciebie nie przechowujemy, więc zapisz je u siebie.
        </li>
        <li>
          Kod do przelewu czytają aplikacje wielu banków, ale nie każda: obok zawsze są rachunek,
          kwota i tytuł.
        </li>
      </ul>
      <p>
        <ButtonLink look="plain" to="/baza-wiedzy/faktury-i-rozliczenia-z-czlonkami">
          Faktury i rozliczenia z członkami
        </ButtonLink>
      </p>
    </details>
  );
}
