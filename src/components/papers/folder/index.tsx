import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Notice from '@site/src/components/ui/Notice';
import {saveFile} from '@site/src/browser/device/saveFile';
import {useFolder} from '@site/src/browser/papers/useFolder';
import {useWarnings} from '@site/src/browser/papers/useWarnings';
import {warningsAt} from '@site/src/domain/papers/checks';
import {folderSteps} from '@site/src/domain/papers/folderSteps';
import type {Paper} from '@site/src/domain/papers/paper';
import Warnings from '../Warnings';
import FolderGroupFields from './FolderGroupFields';
import FolderPapers from './FolderPapers';
import FolderSteps, {stepId} from './FolderSteps';
import FolderTools from './FolderTools';
import styles from './styles.module.css';

interface Props {
  readonly papers: readonly Paper[];
}

/** The cooperative's folder: entered once in steps, checked against the law, and written into every paper. */
export default function FolderDesk({papers}: Props): ReactNode {
  const {folder, isKept, unread, change} = useFolder();
  const remarks = useWarnings(folder);
  if (unread) {
    return (
      <Notice kind="warning">
        <p>
          Teczki zapamiętanej w&nbsp;tej przeglądarce nie da się otworzyć. {unread.message} Niczego
          w&nbsp;niej nie zmieniamy.
        </p>
        <p>
          <Button
            onClick={() => {
              saveFile('teczka.json', unread.text, 'application/json');
            }}>
            Zapisz ją do pliku
          </Button>{' '}
          <Button onClick={unread.startAnew}>Usuń ją i&nbsp;zacznij od nowa</Button>
        </p>
      </Notice>
    );
  }
  if (folder === null) {
    return null;
  }
  return (
    <>
      {!isKept && (
        <Notice kind="warning">
          <p>
            Ta przeglądarka niczego nie zapamięta. Zanim zamkniesz kartę, zapisz teczkę do pliku.
          </p>
        </Notice>
      )}
      <FolderTools folder={folder} change={change} />
      <div className={styles.desk}>
        <section aria-labelledby="kroki">
          <h2 id="kroki">Kroki</h2>
          <FolderSteps folder={folder} warnings={remarks.warnings} />
        </section>
        <section aria-labelledby="wzory">
          <h2 id="wzory">Wzory</h2>
          <FolderPapers folder={folder} papers={papers} remarks={remarks} change={change} />
        </section>
      </div>
      <section className={styles.section} aria-labelledby="dane">
        <h2 id="dane">Dane</h2>
        <p>Wypełnij tyle, ile wiesz. Resztę dopiszesz później albo długopisem.</p>
        {folderSteps.map(({label, groups}, index) => (
          <section key={label} aria-labelledby={stepId(index)}>
            <h3 id={stepId(index)} className={styles.step}>
              {index + 1}. {label}
            </h3>
            <Warnings warnings={warningsAt(remarks.warnings, groups)} />
            {groups.map((group) => (
              <FolderGroupFields
                key={group}
                group={group}
                folder={folder}
                area={remarks.area}
                change={change}
              />
            ))}
          </section>
        ))}
      </section>
    </>
  );
}
