import {useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {emptyState} from '@site/src/browser/month/monthState';
import {useMonth, type MonthUse} from '@site/src/browser/month/useMonth';
import KeptBar from '@site/src/components/cooperative/KeptBar';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';
import {formatCount} from '@cooperative/polish';
import {fileForms} from '@cooperative/settlement/month';
import {filesFieldId} from './words';
import BeforeStart from './BeforeStart';
import DropPlace from './DropPlace';
import styles from './styles.module.css';

const Workspace = lazyPart(() => import('./Workspace'), {
  message: 'Nie udało się wczytać rozliczenia. Pliki zostały, spróbuj jeszcze raz.',
  waiting: <p aria-busy="true">Rozliczamy…</p>,
});

/** The month: files first, and once there is anything, all that follows from them. */
export default function MonthTool({rates}: {readonly rates: DatedRates}): ReactNode {
  const month = useMonth();
  // What an example lacks until its files are read is no task.
  const isComing = month.isExample && month.reading !== null && month.state.files.length === 0;
  const isStarted = month.state !== emptyState && !isComing;
  // The result stands before the fields, and choosing files leaves them where they are: it comes in from below.
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <>
      {month.isExample ? (
        <ExampleNotice
          onClose={() => {
            month.closeExample();
            document.getElementById(filesFieldId)?.focus({preventScroll: true});
          }}
        />
      ) : (
        <Kept month={month} />
      )}
      <div className={isStarted ? styles.tool : undefined}>
        <div ref={setTop} className={styles.top} />
        <div className={styles.parts}>
          <DropPlace month={month} rates={rates} isStarted={isStarted} />
          {isStarted ? (
            <Workspace
              key={String(month.isExample)}
              state={month.state}
              change={month.change}
              remove={month.remove}
              nameColumns={month.nameColumns}
              rates={rates}
              top={top}
            />
          ) : (
            <BeforeStart />
          )}
        </div>
      </div>
    </>
  );
}

/** What the device has, and files that are no longer read from it. */
function Kept({month}: {readonly month: MonthUse}): ReactNode {
  const {state, keeping, addFiles, findAgain, open, forget} = month;
  return (
    <>
      {keeping.kind === 'kept' && state.again.length > 0 && <AddAgain month={month} />}
      <KeptBar
        tool="month"
        keeping={keeping}
        record={state.input}
        also={state.files.length === 0 ? '' : formatCount(state.files.length, fileForms)}
        onFindAgain={findAgain}
        onOpen={open}
        onForget={forget}
        onFile={(file) => addFiles([file])}
      />
    </>
  );
}

/** The button that opened the example is gone with it. */
const takeFocus = (place: HTMLElement | null): void => place?.focus();

function ExampleNotice({onClose}: {readonly onClose: () => void}): ReactNode {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.example}>
      <span>
        <strong>Przykład.</strong> To wymyślona spółdzielnia. Zmieniaj w niej wszystko: nic z tego
        nie zapisujemy, a Twoje dane zostały.
      </span>
      <Button onClick={onClose}>Wróć do swoich danych</Button>
    </p>
  );
}

/** Files that were kept and are no longer read from the device. */
function AddAgain({month: {state, change}}: {readonly month: MonthUse}): ReactNode {
  return (
    <Notice kind="warning" title="Dodaj jeszcze raz">
      <p role="alert">
        Te pliki wczytała starsza wersja strony, która czytała mniej dokładnie, więc nie liczymy z
        nich niczego: {state.again.join(', ')}. Punkty, stawki i zapas zostały.{' '}
        <Button look="plain" onClick={() => change((before) => ({...before, again: []}))}>
          Nie mam tych plików
        </Button>
      </p>
    </Notice>
  );
}
