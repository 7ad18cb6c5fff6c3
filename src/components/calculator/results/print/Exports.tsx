import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import {toCsv} from '@cooperative/polish';
import {saveFile} from '@site/src/browser/device/saveFile';
import styles from '../styles.module.css';
import SharePicture from './SharePicture';
import {fileRows, memberTable, monthTable} from '@site/src/domain/calculator/tables/tables';
import type {ResultPartProps} from '../types';

/** Files for a spreadsheet, and printing. */
export default function Exports({settled, calculation}: ResultPartProps): ReactNode {
  const {today} = settled;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = (name: string, text: string): void => {
    saveFile(`spoldzielnia-${name}-${today}.csv`, text, 'text/csv');
  };
  const saveHours = (): void => {
    setState('busy');
    calculation.hoursCsv().then(
      (text) => {
        if (text !== '') {
          save('godziny', text);
        }
        setState(text === '' ? 'failed' : 'idle');
      },
      () => setState('failed'),
    );
  };
  return (
    <section aria-labelledby="wynik-pliki">
      <h3 id="wynik-pliki">Pliki i wydruk</h3>
      <p>
        Pliki CSV otworzy arkusz kalkulacyjny. Powstają w przeglądarce i nigdzie nie są wysyłane.
      </p>
      <div className={styles.row}>
        <div className={styles.row} data-takes="">
          <Button aria-disabled={state === 'busy'} onClick={saveHours}>
            <Icon name="download" />
            Pobierz CSV: godziny
          </Button>
          <Button onClick={() => save('miesiace', toCsv(fileRows(monthTable(settled))))}>
            <Icon name="download" />
            Pobierz CSV: miesiące
          </Button>
          <Button onClick={() => save('czlonkowie', toCsv(fileRows(memberTable(settled))))}>
            <Icon name="download" />
            Pobierz CSV: członkowie
          </Button>
          <SharePicture settled={settled} />
        </div>
        <PrintButton />
      </div>
      <p role="status">
        {state === 'busy' && 'Przygotowujemy plik z godzinami…'}
        {state === 'failed' && 'Nie udało się przygotować pliku. Spróbuj ponownie.'}
      </p>
    </section>
  );
}
