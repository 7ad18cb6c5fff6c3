import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import Table from '@site/src/components/ui/Table';
import MappingForm from '@site/src/components/calculator/meterImport/MappingForm';
import Select from '@site/src/components/ui/controls/Select';
import type {TableHead} from '@site/src/domain/meterFiles';
import type {SettledFolder} from '@site/src/domain/month/folder';
import {pointsFor, type Part} from '@site/src/domain/month/matching';
import {withChoice, withoutFile, type MonthState} from '@site/src/browser/month/monthState';
import type {Month} from '@site/src/browser/month/useMonth';
import styles from './styles.module.css';

interface Props {
  readonly month: Month;
  readonly folder: SettledFolder;
}

/** Ends of the choices beside the points; no point has such a name. */
const leaveOut = '\u0000pomin';
const makeNew = '\u0000nowy';

/** Which file is of which point, what nobody knows yet, and what is wrong in the files. */
export default function FilesPart({month, folder}: Props): ReactNode {
  const {state, change, nameColumns} = month;
  const {matched, problems} = folder;
  const {points, columns = {}} = state.input;
  if (state.files.length === 0) {
    return null;
  }
  const unmatched = matched.unmatched.map((part) => ({part, point: ''}));
  const known = matched.ofPoints.flatMap((parts, index) =>
    parts.map((part) => ({part, point: points[index]?.id ?? ''})),
  );
  const leftOut = Object.values(state.choices).filter((point) => point === null).length;
  const choose = (part: Part, chosen: string): void => {
    change((before) => {
      if (chosen === makeNew) {
        const added = pointsFor([part], before.input.points);
        return {...before, input: {...before.input, points: [...before.input.points, ...added]}};
      }
      return withChoice(before, part.key, chosen === leaveOut ? null : chosen);
    });
  };
  const tableOf = (name: string, rows: typeof known): ReactNode => (
    <Table aria-label={name} asCards>
      <thead>
        <tr>
          <th scope="col">Plik</th>
          <th scope="col">Numer w pliku</th>
          <th scope="col">Punkt</th>
          <th scope="col">Układ</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({part, point}) => (
          <tr key={part.key}>
            <th scope="row">{part.fileName}</th>
            <td data-label="Numer w pliku">{part.ppe === '' ? 'brak' : part.ppe}</td>
            <td data-label="Punkt">
              <Select
                aria-label={`Punkt dla pliku ${part.key}`}
                className={styles.select}
                value={point}
                options={[
                  ...(point === '' ? [{value: '', label: 'Wybierz punkt'}] : []),
                  ...points.map(({id}) => ({value: id, label: id})),
                  {value: makeNew, label: 'Nowy punkt'},
                  {value: leaveOut, label: 'Pomiń'},
                ]}
                onChange={(chosen) => {
                  choose(part, chosen);
                }}
              />
            </td>
            <td data-label="Układ">{part.draft.layout}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <section className={styles.part} aria-labelledby="przypisane">
      <h3 id="przypisane">Czyj jest plik</h3>
      <p role="status">
        Pliki: {state.files.length}, do przypisania: {matched.unmatched.length}
      </p>
      {unmatched.length > 0 && tableOf('Pliki do przypisania', unmatched)}
      {known.length > 0 && (
        <details>
          <summary>Przypisane pliki: {known.length}</summary>
          {tableOf('Przypisane pliki', known)}
        </details>
      )}
      {leftOut > 0 && (
        <p>
          Pominięte: {leftOut}.{' '}
          <Button
            look="plain"
            onClick={() => {
              change((before) => ({
                ...before,
                choices: Object.fromEntries(
                  Object.entries(before.choices).filter(([, point]) => point !== null),
                ),
              }));
            }}>
            Przywróć
          </Button>
        </p>
      )}
      {unknownOf(state.files).map(({name, heading, head, reason}, index) => (
        <MappingForm
          key={heading}
          id={`kolumny-${index}`}
          fileName={name}
          reason={reason}
          head={head}
          known={columns[heading]}
          asksMeter
          onSubmit={(mapping) => {
            nameColumns({...columns, [heading]: mapping});
          }}
        />
      ))}
      {Object.keys(columns).length > 0 && (
        <p>
          Wskazane kolumny pamiętamy dla plików o takim samym nagłówku.{' '}
          <Button
            look="plain"
            onClick={() => {
              nameColumns({});
            }}>
            Wskaż je od nowa
          </Button>
        </p>
      )}
      {problems.length > 0 && (
        <>
          <h3>Do sprawdzenia: {problems.length}</h3>
          <ul className={styles.problems}>
            {problems.map(({kind, place, message}) => (
              <li key={`${place} ${message}`}>
                <Icon name={kind === 'double' ? 'info' : 'error'} />
                <span>
                  <b>{place}</b>: {message}{' '}
                  {kind === 'file' && (
                    <Button
                      look="plain"
                      onClick={() => {
                        change((before) => withoutFile(before, place));
                      }}>
                      Usuń plik {place}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface UnknownFile {
  readonly name: string;
  readonly heading: string;
  readonly head: TableHead;
  readonly reason: string;
}

/** The first file of each heading whose columns nobody has named, or named right; a table of one column has none. */
function unknownOf(files: MonthState['files']): readonly UnknownFile[] {
  const found = new Map<string, UnknownFile>();
  for (const {name, heading, read} of files) {
    if (heading !== undefined && !found.has(heading) && read.ok && read.value.kind === 'unknown') {
      const {head, reason} = read.value;
      if (head.headers.length > 1) {
        found.set(heading, {name, heading, head, reason});
      }
    }
  }
  return [...found.values()];
}
