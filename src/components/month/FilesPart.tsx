import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import LateDetails from '@site/src/components/ui/LateDetails';
import type {Preference} from '@cooperative/meter-files';
import type {SettledFiles, Task} from '@cooperative/settlement/month';
import {withNothingLeftOut} from '@site/src/browser/month/monthState';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import {useEdited} from './edited';
import FileProblems from './FileProblems';
import FilesTable from './FilesTable';
import Part from './Part';
import UnknownFiles from './UnknownFiles';

interface Props extends Pick<MonthUse, 'state' | 'nameColumns'> {
  readonly task: Task;
  readonly settledFiles: SettledFiles;
}

/** Which file is of which point, what nobody knows yet, and what is wrong in the files. */
export default function FilesPart({task, state, nameColumns, settledFiles}: Props): ReactNode {
  const {change} = useEdited();
  const {matched, problems} = settledFiles;
  const {points} = state.input;
  const unmatched = matched.unmatched.map((part) => ({part, own: []}));
  const known = [...new Set(matched.ofPoints.flat())].map((part) => ({
    part,
    own: points.filter((_, index) => matched.ofPoints[index]?.includes(part)).map(({id}) => id),
  }));
  const leftOut = Object.values(state.choices).filter((point) => point === null).length;
  return (
    <Part task={task}>
      {state.files.length === 0 && <p>Nie ma jeszcze żadnego.</p>}
      {unmatched.length > 0 && (
        <FilesTable name="Pliki do przypisania" rows={unmatched} points={points} />
      )}
      {known.length > 0 && (
        <LateDetails summary={<summary>Przypisane pliki: {known.length}</summary>}>
          <FilesTable name="Przypisane pliki" rows={known} points={points} />
        </LateDetails>
      )}
      {leftOut > 0 && (
        <p>
          Pominięte: {leftOut}.{' '}
          <Button look="plain" onClick={() => change(withNothingLeftOut)}>
            Przywróć
          </Button>
        </p>
      )}
      {state.input.prefer && <Preferred prefer={state.input.prefer} />}
      <UnknownFiles state={state} nameColumns={nameColumns} />
      {problems.length > 0 && <FileProblems problems={problems} />}
    </Part>
  );
}

/** Which of two values of an hour counts, once somebody has said it; it can be changed and taken back. */
function Preferred({prefer}: {readonly prefer: Preference}): ReactNode {
  const {set} = useEdited();
  const other = prefer === 'newer' ? 'older' : 'newer';
  return (
    <p>
      Gdy jedna godzina ma dwie różne wartości, liczą się{' '}
      {prefer === 'newer'
        ? 'nowsze: z pliku dodanego później i z dalszego wiersza'
        : 'starsze: z pliku dodanego wcześniej i z pierwszego wiersza'}
      .{' '}
      <Button look="plain" onClick={() => set({prefer: other})}>
        {other === 'newer' ? 'Licz nowsze' : 'Licz starsze'}
      </Button>{' '}
      <Button look="plain" onClick={() => set({prefer: undefined})}>
        Cofnij wybór
      </Button>
    </p>
  );
}
