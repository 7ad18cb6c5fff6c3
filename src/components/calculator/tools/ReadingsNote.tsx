import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {membersWithoutReadings} from '@site/src/domain/calculator/readings';
import {hoursOf} from '@site/src/domain/calculator/readingsMark';
import type {CalculatorState} from '@site/src/domain/calculator/state';
import {forgetfulText, isForgetful} from '@site/src/browser/device/forgetful';
import {useKeptReadings, type KeptReadings} from '@site/src/browser/calculator/useKeptReadings';
import {notify} from '@site/src/browser/notifications/notify';

const keptTexts: Readonly<Record<KeptReadings, string>> = {
  unknown: '',
  none: 'Usunięto je z tego urządzenia: zginą po zamknięciu karty.',
  kept: 'Na tym urządzeniu wrócą po odświeżeniu strony.',
  refused: 'Nie udało się ich tu zachować: zginą po zamknięciu karty.',
};

/** Where the readings are: not in a link, on the device until they are deleted, and in a saved file. */
export default function ReadingsNote({state}: {readonly state: CalculatorState}): ReactNode {
  const {kept, forget} = useKeptReadings(state);
  const {description} = state;
  const members = description.mode === 'full' ? description.cooperative.members : [];
  const count = members.filter(hoursOf).length;
  const lost = membersWithoutReadings(description).length;
  if (count === 0 && lost === 0 && kept !== 'kept') {
    return null;
  }
  return (
    <div>
      {count > 0 && (
        <p className="meta">
          {`Odczytów godzinowych (członków z odczytami: ${count}) nie ma w linku. ${keptTexts[kept]}${kept === 'kept' && isForgetful() ? ` ${forgetfulText}` : ''} Żeby przekazać je dalej, zapisz plik: odczyty w nim są.`}
        </p>
      )}
      {kept === 'kept' && (
        <Button
          look="plain"
          onClick={() => {
            forget().then(
              () => {
                notify({kind: 'success', text: 'Usunięto odczyty z tego urządzenia.'});
              },
              () => {
                notify({kind: 'error', text: 'Nie udało się usunąć odczytów z tego urządzenia.'});
              },
            );
          }}>
          Usuń odczyty z tego urządzenia
        </Button>
      )}
    </div>
  );
}
