import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Icon from '@site/src/components/ui/Icon';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import Notice from '@site/src/components/ui/Notice';
import Progress from '@site/src/components/ui/Progress';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {meterFileLimits} from '@cooperative/meter-files';
import {newRecord} from '@cooperative/settlement/record';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import OlderFileQuestion from '@site/src/components/cooperative/OlderFileQuestion';
import {filesFieldId} from './words';
import styles from './styles.module.css';

const rules = {
  extensions: ['.csv', '.tsv', '.tab', '.txt', '.xlsx', '.xls', '.json', '.xml', '.zip'],
  maxMegabytes: meterFileLimits.megabytes,
};
const none: readonly File[] = [];
/** How many of the files read last are named while others are being read. */
const lately = 5;

/** The example as files, made once somebody asks for it. */
async function exampleFiles(rates: DatedRates): Promise<readonly File[]> {
  const {monthExample} = await import('@site/src/domain/calculator/monthExample');
  return monthExample(rates).map(({name, text}) => new File([text], name));
}

interface Props {
  readonly month: MonthUse;
  readonly rates: DatedRates;
  /** All that follows is there, so it takes less room. */
  readonly isStarted: boolean;
}

/** Where everything is dropped at once: files of meters, the file of the last month, a list of points. */
export default function DropPlace({month, rates, isStarted}: Props): ReactNode {
  const {state, change, addFiles, openExample, isExample, reading, stop, notes, olderFile} = month;
  // What the example is made of is nobody's file.
  const shown = notes.filter(({kind}) => kind === 'error' || !isExample);
  const told = shown.filter(({kind}) => kind !== 'error');
  const isEmpty = state.files.length === 0 && state.input.points.length === 0;
  return (
    <section
      className={clsx('needsScript', styles.part, isStarted && styles.small)}
      aria-labelledby={isStarted ? undefined : 'pliki'}
      // Files may be dropped anywhere once the page is awake; here also while it sleeps.
      data-wakes>
      {/* The field below has its own name for those who see it. */}
      {!isStarted && (
        <h2 id="pliki" className="visuallyHidden">
          Pliki
        </h2>
      )}
      <FileUpload
        id={filesFieldId}
        label={
          isStarted ? `Kolejne pliki (wczytane: ${state.files.length})` : 'Wszystkie pliki naraz'
        }
        note={
          isStarted
            ? 'Z liczników, od sprzedawcy, plik spółdzielni albo lista punktów.'
            : 'Z liczników, od sprzedawcy, z poprzedniego miesiąca albo lista punktów: CSV, XLSX, JSON, XML z KSeF, ZIP.'
        }
        rules={rules}
        files={none}
        isMultiple
        isMain={!isStarted}
        isWholePage
        onChange={addFiles}
      />
      {reading !== null && (
        <div className={styles.progress}>
          <Progress label="Wczytywanie plików" value={reading.share} maximum={1} />
          <ButtonRow>
            <Button onClick={stop}>Zatrzymaj</Button>
          </ButtonRow>
          {reading.done.length > 0 && (
            <p>
              Wczytane pliki: {reading.done.length}. Ostatnie:{' '}
              {reading.done.slice(0, lately).join(', ')}
            </p>
          )}
        </div>
      )}
      <div role="status">
        {shown
          .filter(({kind}) => kind === 'error')
          .map(({message}) => (
            <Notice key={message} kind="error">
              <p>{message}</p>
            </Notice>
          ))}
        {told.length > 0 && (
          <ul className={styles.problems}>
            {told.map(({message}) => (
              <li key={message}>
                <Icon name="info" />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {olderFile && <OlderFileQuestion {...olderFile} known={state.input} />}
      {reading === null && !isExample && (
        <ButtonRow>
          <Button onClick={() => openExample(exampleFiles(rates))}>Zobacz na przykładzie</Button>
          {isEmpty && state.input === newRecord && (
            <Button
              look="plain"
              onClick={() => {
                change((before) => ({...before, input: {...before.input}}));
                // This button goes.
                document.getElementById(filesFieldId)?.focus({preventScroll: true});
              }}>
              Wpisz punkty bez plików
            </Button>
          )}
        </ButtonRow>
      )}
    </section>
  );
}
