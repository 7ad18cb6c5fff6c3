import type {ReactNode} from 'react';
import {type Account, registerNames, type UnitSource} from '@cooperative/meter-files';

interface Props {
  readonly account: Account;
}

const unitPlaces: Readonly<Record<UnitSource, string>> = {
  heading: 'z nagłówka',
  unitRow: 'z wiersza pod nagłówkiem',
  column: 'z kolumny z jednostką',
  kind: 'z rodzaju',
  cells: 'z komórek',
  above: 'z wierszy nad tabelą albo pod nią',
  said: 'podana ręcznie',
  none: 'przyjęta, bo plik jej nie podaje',
};

/** Which columns of a file were taken as what, and which were not, and why. */
export default function AccountList({account: {columns, leftOut, notes}}: Props): ReactNode {
  return (
    <ul>
      {columns.map(({name, register, unit, unitFrom}) => (
        <li key={name}>
          „{name}”: {registerNames[register]}, jednostka {unit} ({unitPlaces[unitFrom]})
        </li>
      ))}
      {leftOut.map(({name, reason}) => (
        <li key={name}>
          „{name}”: pominięta, {reason}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
