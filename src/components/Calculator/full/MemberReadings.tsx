import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import type {MemberInput} from '@site/src/domain/calculation/schema';
import {formatNumber} from '@site/src/site/format';

interface Props {
  readonly member: MemberInput;
  readonly onChange: (member: MemberInput) => void;
}

/**
 * Where readings of a meter stand in for the profile. The place for `MeterImport`: what it confirms becomes
 * `readings`, of which only this page's memory holds the hours.
 */
export default function MemberReadings({member, onChange}: Props): ReactNode {
  const {readings, ...rest} = member;
  if (!readings) {
    return null;
  }
  const drawn = readings.withdrawn.reduce((all, kwh) => all + (Number.isNaN(kwh) ? 0 : kwh), 0);
  return (
    <>
      <p>
        Liczymy z odczytów licznika: {formatNumber(drawn)} kWh pobrane z sieci. Odczyty są tylko w
        pamięci tej karty: nie ma ich w linku ani w pliku. Profil i źródła są w nich już zawarte.
      </p>
      <Button
        onClick={() => {
          onChange(rest);
        }}>
        Usuń odczyty i wróć do profilu
      </Button>
    </>
  );
}
