import {useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {saveFile} from '@site/src/browser/device/saveFile';
import {isEmptyFolder, writeFolder, type Folder} from '@site/src/domain/papers/folderData';
import {useFolderTools} from './useFolderTools';
import styles from './styles.module.css';

interface Props {
  readonly folder: Folder;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

/** What can be done with the whole folder: from the calculator and back, to a file and back, and away. */
export default function FolderTools({folder, change}: Props): ReactNode {
  const tools = useFolderTools({folder, change});
  const picker = useRef<HTMLInputElement>(null);
  const isEmpty = isEmptyFolder(folder);
  const hasNoPoints = folder.lists.punkty.length === 0;
  return (
    <>
      <ButtonRow>
        <Button onClick={() => void tools.takeFromCalculator()}>Weź z kalkulatora</Button>
        <Button disabled={hasNoPoints} onClick={() => void tools.countInCalculator()}>
          Policz w kalkulatorze
        </Button>
        <Button disabled={hasNoPoints} onClick={() => void tools.settleMonth()}>
          Rozlicz miesiąc
        </Button>
        <Button
          disabled={isEmpty}
          onClick={() => {
            saveFile('teczka.json', writeFolder(folder), 'application/json');
          }}>
          Zapisz do pliku
        </Button>
        <Button onClick={() => picker.current?.click()}>Otwórz plik</Button>
        <Button disabled={isEmpty} onClick={tools.clear}>
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
            void tools.open(file);
          }
          // Otherwise the same file could not be opened again.
          target.value = '';
        }}
      />
      <p role="status" className={styles.message}>
        {tools.message}{' '}
        {tools.undo && (
          <Button look="plain" onClick={tools.undo}>
            Cofnij
          </Button>
        )}
      </p>
    </>
  );
}
