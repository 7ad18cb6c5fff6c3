import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {askForPrivacySettings} from '@site/src/browser/shell/privacySettings';
import {useSettings} from '@site/src/browser/shell/useSettings';

/** Whether this site counts visits, and what that means for the visitor; correct with and without a tag manager. */
export default function StatisticsNote(): ReactNode {
  const {tagManagerId} = useSettings();
  if (tagManagerId === null) {
    return (
      <p>
        <strong>Ten serwis nie prowadzi statystyki odwiedzin.</strong> Nie pyta więc o zgodę, nie
        zapisuje plików cookie i nie pobiera obcych skryptów.
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>Ten serwis prowadzi statystykę odwiedzin, ale tylko za Twoją zgodą.</strong> Pytamy
        o nią przy pierwszej wizycie i ponownie po pół roku. Odmowa niczego nie zmienia w działaniu
        serwisu.
      </p>
      <p>
        Po zgodzie przeglądarka pobiera Google Tag Manager, a on uruchamia statystykę. Google
        poznaje wtedy Twój adres IP, rodzaj przeglądarki i adresy czytanych stron oraz zapisuje
        pliki cookie. Odbiorcą danych jest Google Ireland Limited, a dane mogą trafić do Google LLC
        w Stanach Zjednoczonych. Podstawą jest Twoja zgoda, art. 6 ust. 1 lit. a RODO. Zgoda nie
        obejmuje reklam. Pliki cookie zostają do jej cofnięcia albo do 2 lat.
      </p>
      <p>
        Zgodę możesz cofnąć w każdej chwili. Usuniemy wtedy pliki cookie statystyki, a strona
        odświeży się już bez niej. Cofnięcie nie zmienia tego, że wcześniejsze użycie danych było
        zgodne z prawem.
      </p>
      <p>
        <Button className="needsScript" onClick={askForPrivacySettings}>
          Ustawienia prywatności
        </Button>
      </p>
    </>
  );
}
