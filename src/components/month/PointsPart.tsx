import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import Table from '@site/src/components/ui/Table';
import {pointsCsvExample} from '@site/src/domain/month/pointsCsv';
import type {MonthInput} from '@site/src/domain/month/schema';
import {formatCount} from '@site/src/site/format';
import {withNewPoint, withoutPoint, withPoint} from '@site/src/browser/month/monthPoints';
import {withInput} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import Part from './Part';
import PointRow from './PointRow';
import TextCell from './TextCell';
import {pointForms} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
}

/** The cooperative's name, and its points: whose each is, its number and its rates. */
export default function PointsPart({input, change, remove}: Props): ReactNode {
  const {name, points, tariffs} = input;
  // Whoever brings a file has named the points before; while they are named, they stay in view.
  const [isOpen] = useState(name === '');
  return (
    <Part
      id="punkty"
      title="2. Członkowie i punkty"
      known={formatCount(points.length, pointForms)}
      isOpen={name === ''}>
      <div className={styles.name}>
        <label htmlFor="nazwa-spoldzielni">Nazwa spółdzielni</label>
        <TextCell
          id="nazwa-spoldzielni"
          value={name}
          onChange={(next) => {
            change((before) => withInput(before, {name: next}));
          }}
        />
      </div>
      {points.length > 0 && (
        <details open={isOpen}>
          <summary>Punkty: {points.length}</summary>
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
                  onChange={(next) => {
                    change((before) => withPoint(before, index, next));
                  }}
                  onRemove={() => {
                    remove(`Usunięto punkt „${point.id}”.`, (before) =>
                      withoutPoint(before, index),
                    );
                  }}
                />
              ))}
            </tbody>
          </Table>
        </details>
      )}
      <ButtonRow>
        <Button
          onClick={() => {
            change(withNewPoint);
          }}>
          <Icon name="lucide:plus" />
          Dodaj punkt
        </Button>
      </ButtonRow>
      <details>
        <summary>Lista punktów z pliku CSV</summary>
        <p>Zapisz listę z arkusza w takim układzie i dodaj ją do plików:</p>
        <pre className={styles.letter}>{pointsCsvExample}</pre>
      </details>
    </Part>
  );
}
