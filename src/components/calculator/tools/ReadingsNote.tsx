import type {ReactNode} from 'react';
import {hoursOf} from '@site/src/domain/calculator/readingsMark';
import type {CalculatorState} from '@site/src/domain/calculator/state';
import type {Keeping} from '@site/src/browser/cooperative/useKept';

const keptTexts: Readonly<Partial<Record<Keeping['kind'], string>>> = {
  kept: ' Są na tym urządzeniu razem ze spółdzielnią i wrócą po odświeżeniu strony; usuwa je „Usuń z urządzenia”.',
  refused: ' Nie udało się ich tu zachować: zginą po zamknięciu karty.',
};

/** Where the readings are: not in a link, on the device with the cooperative, and in a saved file. */
export default function ReadingsNote({
  state: {description},
  keeping,
}: {
  readonly state: CalculatorState;
  readonly keeping: Keeping;
}): ReactNode {
  const members = description.mode === 'full' ? description.cooperative.members : [];
  const count = members.filter(hoursOf).length;
  return count === 0 ? null : (
    <p className="meta">
      {`Odczytów godzinowych (członków z odczytami: ${count}) nie ma w linku.${keptTexts[keeping.kind] ?? ''} Żeby przekazać je dalej, zapisz plik z opisem: odczyty w nim są.`}
    </p>
  );
}
