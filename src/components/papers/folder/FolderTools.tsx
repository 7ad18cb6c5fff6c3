import {useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {saveFile} from '@site/src/browser/device/saveFile';
import {offerRetry} from '@site/src/browser/navigation/connection';
import {unreadableFile} from '@site/src/domain/kernel/fileCheck';
import {
  emptyFolder,
  isEmptyFolder,
  readFolder,
  writeFolder,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {calculatorPage, monthPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props {
  readonly folder: Folder;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

/** A folder with every list full takes a fifth of it. */
const maxBytes = 5_000_000;

/** What can be done with the whole folder: from the calculator and back, to a file and back, and away. */
export default function FolderTools({folder, change}: Props): ReactNode {
  const history = useHistory();
  const calculator = useBaseUrl(calculatorPage.to);
  const month = useBaseUrl(monthPage.to);
  const picker = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  /** What the last press took the place of. */
  const [before, setBefore] = useState<Folder | null>(null);
  const replace = (next: Folder, words: string): void => {
    setBefore(isEmptyFolder(folder) ? null : folder);
    change(() => next);
    setMessage(words);
  };
  const take = async (): Promise<void> => {
    try {
      const {takeFromCalculator} = await import('@site/src/browser/papers/calculatorFolder');
      const taken = await takeFromCalculator(folder);
      if (taken === null) {
        setMessage(
          'W tej karcie nie ma danych z kalkulatora. Otwórz kalkulator, wpisz członków i wróć tutaj.',
        );
      } else {
        replace(taken, 'Wzięto z kalkulatora członków, punkty, instalacje i gminy.');
      }
    } catch {
      offerRetry(true);
    }
  };
  const leave = async (): Promise<void> => {
    try {
      const {leaveForCalculator} = await import('@site/src/browser/papers/calculatorFolder');
      await leaveForCalculator(folder);
      history.push(calculator);
    } catch {
      offerRetry(true);
    }
  };
  const settle = async (): Promise<void> => {
    try {
      const {leaveForMonth} = await import('@site/src/browser/papers/monthFolder');
      await leaveForMonth(folder);
      history.push(`${month}?zapisane=1`);
    } catch {
      setMessage('Ta przeglądarka nie przekazała danych. Odśwież stronę i spróbuj jeszcze raz.');
    }
  };
  const open = async (file: File): Promise<void> => {
    const text = file.size > maxBytes ? '' : await file.text().catch(() => null);
    const found = text === null ? null : readFolder(text);
    if (found === null) {
      setMessage(unreadableFile);
    } else if (found.ok) {
      replace(found.value, `Otwarto plik ${file.name}.`);
    } else {
      setMessage(found.errors.map(({message: words}) => words).join(' '));
    }
  };
  return (
    <>
      <ButtonRow>
        <Button onClick={() => void take()}>Weź z kalkulatora</Button>
        <Button disabled={folder.lists.punkty.length === 0} onClick={() => void leave()}>
          Policz w kalkulatorze
        </Button>
        <Button disabled={folder.lists.punkty.length === 0} onClick={() => void settle()}>
          Rozlicz miesiąc
        </Button>
        <Button
          disabled={isEmptyFolder(folder)}
          onClick={() => {
            saveFile('teczka.json', writeFolder(folder), 'application/json');
          }}>
          Zapisz do pliku
        </Button>
        <Button onClick={() => picker.current?.click()}>Otwórz plik</Button>
        <Button
          disabled={isEmptyFolder(folder)}
          onClick={() => {
            replace(emptyFolder, 'Usunięto wszystko z tej przeglądarki.');
          }}>
          Usuń wszystko
        </Button>
      </ButtonRow>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Plik teczki"
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            void open(file);
          }
          // Otherwise the same file could not be opened again.
          target.value = '';
        }}
      />
      <p role="status" className={styles.message}>
        {message}{' '}
        {message !== '' && before && (
          <Button
            look="plain"
            onClick={() => {
              change(() => before);
              setBefore(null);
              setMessage('Cofnięto.');
            }}>
            Cofnij
          </Button>
        )}
      </p>
    </>
  );
}
