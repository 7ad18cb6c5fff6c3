import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import Table from '@site/src/components/ui/Table';
import Select from '@site/src/components/ui/controls/Select';
import {removeAt, replaceAt} from '@site/src/domain/kernel/changedList';
import {pointsCsvExample} from '@site/src/domain/month/pointsCsv';
import type {MonthInput, Point} from '@site/src/domain/month/schema';
import {formatCount} from '@site/src/site/format';
import type {Month} from '@site/src/browser/month/useMonth';
import Part from './Part';
import {pointForms} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly change: Month['change'];
}

/** The cooperative's name, and its points: whose each is, its number and its rates. */
export default function PointsPart({input, change}: Props): ReactNode {
  const {points, tariffs} = input;
  // Whoever brings a file has named the points before; while they are named, they stay in view.
  const [isOpen] = useState(input.name === '');
  const setInput = (next: Partial<MonthInput>): void => {
    change((before) => ({...before, input: {...before.input, ...next}}));
  };
  const setPoint = (index: number, next: Point): void => {
    const old = points[index]?.id;
    change((before) => ({
      ...before,
      input: {...before.input, points: replaceAt(before.input.points, index, next)},
      // What was chosen for the point stays with it under its new name.
      choices: Object.fromEntries(
        Object.entries(before.choices).map(([key, id]) => [key, id === old ? next.id : id]),
      ),
    }));
  };
  return (
    <Part
      id="punkty"
      title="2. Członkowie i punkty"
      known={formatCount(points.length, pointForms)}
      isOpen={input.name === ''}>
      <div className={styles.name}>
        <label htmlFor="nazwa-spoldzielni">Nazwa spółdzielni</label>
        <TextCell
          id="nazwa-spoldzielni"
          value={input.name}
          onChange={(name) => {
            setInput({name});
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
                <th scope="col">
                  <span className="visuallyHidden">Usuń</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={index}>
                  <td data-label="Punkt">
                    <TextCell
                      label={`Nazwa punktu ${index + 1}`}
                      value={point.id}
                      onChange={(id) => {
                        setPoint(index, {...point, id});
                      }}
                    />
                  </td>
                  <td data-label="Numer PPE">
                    <TextCell
                      label={`Numer PPE: ${point.id}`}
                      value={point.ppe ?? ''}
                      onChange={(ppe) => {
                        setPoint(index, withText(point, 'ppe', ppe));
                      }}
                    />
                  </td>
                  <td data-label="Członek">
                    {point.ofCooperative === true ? (
                      'Spółdzielnia'
                    ) : (
                      <TextCell
                        label={`Członek, do którego należy: ${point.id}`}
                        value={point.holder ?? ''}
                        onChange={(holder) => {
                          setPoint(index, withText(point, 'holder', holder));
                        }}
                      />
                    )}{' '}
                    <label className={styles.check}>
                      <input
                        type="checkbox"
                        checked={point.ofCooperative === true}
                        onChange={({target}) => {
                          setPoint(index, {...point, ofCooperative: target.checked});
                        }}
                      />{' '}
                      spółdzielni
                    </label>
                  </td>
                  <td data-label="Stawki">
                    <Select
                      className={styles.select}
                      aria-label={`Stawki: ${point.id}`}
                      value={point.tariff ?? ''}
                      options={[
                        {value: '', label: 'bez kwot'},
                        ...Object.keys(tariffs).map((id) => ({value: id, label: id})),
                      ]}
                      onChange={(tariff) => {
                        setPoint(index, withText(point, 'tariff', tariff));
                      }}
                    />
                  </td>
                  <td>
                    <Button
                      look="plain"
                      aria-label={`Usuń punkt ${point.id}`}
                      onClick={() => {
                        const {shares} = input;
                        setInput({
                          points: removeAt(points, index),
                          ...(shares && {shares: removeAt(shares, index)}),
                        });
                      }}>
                      <Icon name="close" />
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
      <ButtonRow>
        <Button
          onClick={() => {
            setInput({
              points: [...points, {id: freeName(points)}],
              ...(input.shares && {shares: [...input.shares, 1]}),
            });
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

/** The point with this text in a field that is left out when empty. */
function withText(point: Point, key: 'ppe' | 'holder' | 'tariff', text: string): Point {
  const written = text.trim();
  return {...point, [key]: written === '' ? undefined : written};
}

function freeName(points: readonly Point[]): string {
  let number = points.length + 1;
  while (points.some(({id}) => id === `punkt ${number}`)) {
    number += 1;
  }
  return `punkt ${number}`;
}

interface CellProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text that counts once it is left: half a name would match other files. */
function TextCell({id, label, value, onChange}: CellProps): ReactNode {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText(value);
  }, [value]);
  return (
    <input
      id={id}
      type="text"
      className={styles.text}
      aria-label={label}
      autoComplete="off"
      value={text}
      onChange={({target}) => {
        setText(target.value);
      }}
      onBlur={() => {
        if (text !== value) {
          onChange(text);
        }
      }}
    />
  );
}
