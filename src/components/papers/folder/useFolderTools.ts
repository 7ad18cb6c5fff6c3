import {useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {offerRetry} from '@site/src/browser/navigation/connection';
import {unreadableFile} from '@cooperative/polish/fileCheck';
import {
  emptyFolder,
  isEmptyFolder,
  overfull,
  readFolder,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {calculatorPage, monthPage} from '@site/src/site/navigation';

interface Options {
  readonly folder: Folder;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

interface FolderTools {
  /** What came of the last press. */
  readonly message: string;
  /** Puts back what the last press took the place of; null if that was nothing. */
  readonly undo: (() => void) | null;
  readonly takeFromCalculator: () => Promise<void>;
  /** Leaves the folder for the calculator, and opens it. */
  readonly countInCalculator: () => Promise<void>;
  /** Leaves the folder for the settling of months, and opens it. */
  readonly settleMonth: () => Promise<void>;
  readonly open: (file: File) => Promise<void>;
  readonly clear: () => void;
}

/** A folder with every list full takes a fifth of it. */
const maxBytes = 5_000_000;

/** Where the whole folder goes to and comes from, and what is said of it. */
export function useFolderTools({folder, change}: Options): FolderTools {
  const history = useHistory();
  const calculator = useBaseUrl(calculatorPage.to);
  const month = useBaseUrl(monthPage.to);
  const [message, setMessage] = useState('');
  const [before, setBefore] = useState<Folder | null>(null);
  const replace = (next: Folder, words: string): void => {
    setBefore(isEmptyFolder(folder) ? null : folder);
    change(() => next);
    setMessage(words);
  };
  const undo = (): void => {
    if (before) {
      change(() => before);
      setBefore(null);
      setMessage('Cofnięto.');
    }
  };
  return {
    message,
    undo: message !== '' && before ? undo : null,
    takeFromCalculator: async () => {
      try {
        const {takeFromCalculator} = await import('@site/src/browser/papers/calculatorFolder');
        const taken = await takeFromCalculator(folder);
        if (taken === null) {
          setMessage(
            'W tej karcie nie ma danych z kalkulatora. Otwórz kalkulator, wpisz członków i wróć tutaj.',
          );
        } else {
          const tooLong = overfull(taken.lists);
          if (tooLong !== null) {
            setMessage(tooLong);
            return;
          }
          replace(taken, 'Wzięto z kalkulatora członków, punkty, instalacje i gminy.');
        }
      } catch {
        offerRetry(true);
      }
    },
    countInCalculator: async () => {
      try {
        const {leaveForCalculator} = await import('@site/src/browser/papers/calculatorFolder');
        await leaveForCalculator(folder);
        history.push(calculator);
      } catch {
        offerRetry(true);
      }
    },
    settleMonth: async () => {
      try {
        const {leaveForMonth} = await import('@site/src/browser/papers/monthFolder');
        await leaveForMonth(folder);
        history.push(month);
      } catch {
        setMessage('Ta przeglądarka nie przekazała danych. Odśwież stronę i spróbuj jeszcze raz.');
      }
    },
    open: async (file) => {
      const text = file.size > maxBytes ? '' : await file.text().catch(() => null);
      const found = text === null ? null : readFolder(text);
      if (found === null) {
        setMessage(unreadableFile);
      } else if (found.ok) {
        replace(found.value, `Otwarto plik ${file.name}.`);
      } else {
        setMessage(found.errors.map(({message: words}) => words).join(' '));
      }
    },
    clear: () => {
      replace(emptyFolder, 'Usunięto wszystko z tej przeglądarki.');
    },
  };
}
