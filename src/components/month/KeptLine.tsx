import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';
import {saveFile} from '@site/src/browser/device/saveFile';
import type {Month} from '@site/src/browser/month/useMonth';
import {monthName, parseMonth} from '@cooperative/settlement/month/calendar';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import {formatCount} from '@site/src/site/format';
import {fileForms, pointForms} from './words';
import styles from './styles.module.css';

/** What the device has of the month, since when, and the way out: above everything else. */
export default function KeptLine({month}: {readonly month: Month}): ReactNode {
  const {keeping, isExample, state} = month;
  if (isExample) {
    return (
      <div className={styles.example}>
        <Notice kind="info" title="Przykład">
          <p>
            To wymyślona spółdzielnia. Możesz zmieniać w niej wszystko: nic z tego nie zapisujemy, a
            Twoje dane zostały.{' '}
            <Button onClick={month.closeExample}>Zamknij przykład i wróć do swoich danych</Button>
          </p>
        </Notice>
      </div>
    );
  }
  switch (keeping.kind) {
    case 'unreadable':
      return (
        <Notice kind="warning">
          <p role="alert">
            Nie udało się odczytać, co to urządzenie zapamiętało. Nic nie przepadło i niczego nie
            nadpisujemy, ale zmian z tej karty na razie nie zapamiętujemy. Zamknij inne karty z tą
            stroną i spróbuj jeszcze raz.{' '}
            <Button onClick={month.findAgain}>Spróbuj jeszcze raz</Button>
          </p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="warning">
          <p role="alert">
            Przeglądarka nie zapamiętała ostatniej zmiany: brakuje miejsca albo tego zabrania. Dane
            zostaną do zamknięcia karty. Przedtem zapisz plik. <SaveButton input={state.input} />
          </p>
        </Notice>
      );
    case 'kept':
      return (
        <>
          {state.again.length > 0 && <AddAgain month={month} />}
          <Kept month={month} keptMs={keeping.keptMs} />
        </>
      );
    case 'finding':
    case 'none':
      return null;
  }
}

function Kept({month, keptMs}: {readonly month: Month; readonly keptMs: number | null}): ReactNode {
  const {input, files} = month.state;
  const [isAsked, setIsAsked] = useState(false);
  const [said, setSaid] = useState('');
  const settledTo = parseMonth(input.settledTo ?? '');
  const parts = [
    input.name,
    formatCount(input.points.length, pointForms),
    files.length === 0 ? '' : formatCount(files.length, fileForms),
    settledTo === null ? '' : `rozliczone do końca: ${monthName(settledTo)}`,
  ].filter((part) => part !== '');
  return (
    <div className={styles.kept}>
      <p>
        Zapamiętane na tym urządzeniu: {parts.join(', ')}.
        {keptMs !== null && ` Ostatnia zmiana: ${momentText(keptMs)}.`}
      </p>
      <div className={styles.keptActions}>
        <SaveButton input={input} />
        <Button
          look="plain"
          aria-expanded={isAsked}
          onClick={() => {
            setIsAsked(!isAsked);
          }}>
          Usuń z urządzenia
        </Button>
      </div>
      {isAsked && (
        <p>
          Usunąć z tego urządzenia punkty, pliki, stawki i zapas? Jeśli spółdzielnia rozlicza się
          dalej, zapisz najpierw plik.{' '}
          <Button
            onClick={() => {
              setIsAsked(false);
              month.forget().catch(() => {
                setSaid(
                  'Przeglądarka nie usunęła danych. Zamknij inne karty i spróbuj jeszcze raz.',
                );
              });
            }}>
            Usuń wszystko
          </Button>{' '}
          <Button
            look="plain"
            onClick={() => {
              setIsAsked(false);
            }}>
            Zostaw
          </Button>
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

/** Files that were kept and are no longer read from the device. */
function AddAgain({month: {state, change}}: {readonly month: Month}): ReactNode {
  return (
    <Notice kind="warning" title="Dodaj jeszcze raz">
      <p role="alert">
        Te pliki wczytała starsza wersja strony, która czytała mniej dokładnie, więc nie liczymy z
        nich niczego: {state.again.join(', ')}. Punkty, stawki i zapas zostały.{' '}
        <Button
          look="plain"
          onClick={() => {
            change((before) => ({...before, again: []}));
          }}>
          Nie mam tych plików
        </Button>
      </p>
    </Notice>
  );
}

/** „27.11.2026, 12:03” in the time of the device. */
function momentText(ms: number): string {
  return new Date(ms).toLocaleString('pl-PL', {dateStyle: 'short', timeStyle: 'short'});
}

/** The file of the month as it stands: readings are not in it. */
function SaveButton({input}: {readonly input: CooperativeRecord}): ReactNode {
  return (
    <Button
      look="plain"
      onClick={() => {
        saveFile(
          `spoldzielnia-${input.settledTo ?? 'w-toku'}.json`,
          JSON.stringify(input, null, 2),
          'application/json',
        );
      }}>
      Zapisz plik
    </Button>
  );
}
