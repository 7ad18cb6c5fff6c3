import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';

/** At most this many members are named. */
const named = 5;

/** Says that the description was made with readings which the link does not carry, so profiles are counted instead. */
export default function MissingReadings({
  members,
}: {
  readonly members: readonly string[];
}): ReactNode {
  const names = members.slice(0, named).join(', ');
  const others = members.length > named ? ` i innych (razem: ${members.length})` : '';
  return (
    <Notice kind="warning" title="Brakuje odczytów z liczników">
      <p>
        {`Ten wynik powstał z odczytów, których nie ma w linku: ${names}${others}. Kto ma profil zużycia, tego liczymy teraz z profilu. Otwórz plik zapisany w kalkulatorze („Więcej” pod wynikiem) albo wczytaj odczyty ponownie przy tych członkach.`}
      </p>
    </Notice>
  );
}
