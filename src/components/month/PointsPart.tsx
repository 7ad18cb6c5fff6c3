import {inQuotes} from '@cooperative/polish';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import Table from '@site/src/components/ui/Table';
import ListTemplates from '@site/src/components/cooperative/ListTemplates';
import {
  nameProblem,
  withNewPoint,
  withoutPoint,
  withPoint,
} from '@site/src/browser/month/monthPoints';
import type {SettledMonth, Task} from '@cooperative/settlement/month';
import {useEdited} from './edited';
import KeyFields from './KeyFields';
import LifeList from './LifeList';
import Part from './Part';
import PointRow from './PointRow';
import TextField from '@site/src/components/ui/controls/TextField';
import styles from './styles.module.css';

interface Props {
  readonly task: Task;
  readonly months: readonly SettledMonth[];
}

/** The cooperative's name, and its points: whose each is, its number and its rates. */
export default function PointsPart({task, months}: Props): ReactNode {
  const {input, change, remove, set} = useEdited();
  const {name, points, tariffs} = input;
  return (
    <Part task={task}>
      <div className={styles.name}>
        <TextField
          id="nazwa-spoldzielni"
          label="Nazwa spółdzielni"
          value={name}
          onChange={(next) => set({name: next})}
        />
      </div>
      {points.length > 0 && (
        <Table aria-label="Punkty poboru" asCards className={styles.points}>
          <thead>
            <tr>
              <th scope="col">Punkt</th>
              <th scope="col">Numer PPE</th>
              <th scope="col">Członek</th>
              <th scope="col">Stawki</th>
              <th scope="col">Do opłat stałych</th>
              <th scope="col">
                <span className="visuallyHidden">Usuń</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <PointRow
                key={index}
                point={point}
                index={index}
                tariffs={tariffs}
                isByPeriod={
                  point.billingMonths !== undefined ||
                  months.some(({lacks}) =>
                    lacks[index]?.some(({field}) => field === 'billingMonths'),
                  )
                }
                nameProblemOf={(next) => nameProblem(points, index, next)}
                onChange={(next) => change((before) => withPoint(before, index, next))}
                onRemove={() => {
                  remove(`Usunięto punkt ${inQuotes(point.id)}.`, (before) =>
                    withoutPoint(before, index),
                  );
                }}
              />
            ))}
          </tbody>
        </Table>
      )}
      <ButtonRow>
        <Button onClick={() => change(withNewPoint)}>
          <Icon name="lucide:plus" />
          Dodaj punkt
        </Button>
      </ButtonRow>
      {points.length > 0 && (
        <>
          <LifeList />
          <KeyFields />
        </>
      )}
      <details>
        <summary>Lista punktów i członków z pliku CSV albo XLSX</summary>
        <p>
          Wypełnij wzór i dodaj go do plików. Mogą być też kolumny: okres rozliczeniowy, od, do (dni
          punktu), adres, NIP, e-mail i wcześniejsze numery PPE (numer i jego ostatni dzień, np.
          590322400000000012 do 15.06.2026).
        </p>
        <ListTemplates />
      </details>
    </Part>
  );
}
