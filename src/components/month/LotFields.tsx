import type {ReactNode} from 'react';
import {limits} from '@cooperative/settlement/description';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import MonthField from './MonthField';
import WatchedNumber from './WatchedNumber';

type Lot = CooperativeRecord['stock'][number];

interface Props {
  readonly index: number;
  readonly lot: Lot;
  readonly onChange: (lot: Lot) => void;
}

/** What one month left in the grid. A field that cannot be read stops the result. */
export default function LotFields({index, lot, onChange}: Props): ReactNode {
  return (
    <>
      <MonthField
        id={`partia-${index}-miesiac`}
        label="Miesiąc oddania"
        name={`Partia ${index + 1}, miesiąc oddania`}
        value={lot.month}
        onChange={(month) => onChange({...lot, month})}
      />
      <WatchedNumber
        id={`partia-${index}-kwh`}
        label="Zostało do odebrania"
        name={`Partia ${index + 1}, zostało do odebrania`}
        unit="kWh"
        max={limits.annualKwh}
        fractionDigits={3}
        isRequired
        value={lot.kwh}
        onChange={(kwh) => onChange({...lot, kwh: kwh ?? 0})}
      />
    </>
  );
}
