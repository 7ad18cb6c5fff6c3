import {useState, type ReactNode} from 'react';
import {offerRetry} from '@site/src/browser/navigation/connection';
import KeptBar from '@site/src/components/cooperative/KeptBar';
import ListImport from '@site/src/components/cooperative/ListImport';
import OlderFileQuestion from '@site/src/components/cooperative/OlderFileQuestion';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {Button} from '@site/src/components/ui/buttons/Button';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import Notice from '@site/src/components/ui/Notice';
import {saveFile} from '@site/src/browser/device/saveFile';
import {useFolder, type FolderUse} from '@site/src/browser/papers/useFolder';
import {useWarnings} from '@site/src/browser/papers/useWarnings';
import {formatCount} from '@cooperative/polish';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import {paperNotice, type Paper} from '@site/src/domain/papers/paper';
import FolderGroupFields from './FolderGroupFields';
import FolderPapers, {paperForms} from './FolderPapers';
import {AskedNotice, HandOver, ReturnedQuestion} from './HandOver';
import {DeskContext, useDesk} from './desk';
import FolderSteps from './FolderSteps';
import styles from './styles.module.css';

interface Props {
  readonly papers: readonly Paper[];
}

/** The cooperative's folder: entered once in steps, checked against the law, and written into every paper. */
export default function FolderDesk({papers}: Props): ReactNode {
  const {folder, record, keeping, unread, change, ...use} = useFolder();
  const [said, setSaid] = useState('');
  const who = record.askedOf ?? null;
  return (
    <>
      {unread && (
        <Notice kind="warning">
          <p>
            Teczki zapamiętanej w&nbsp;tej przeglądarce nie da się otworzyć. {unread.message}{' '}
            Niczego w&nbsp;niej nie zmieniamy.
          </p>
          <p>
            <Button
              onClick={() => {
                saveFile('teczka.json', unread.text, 'application/json');
              }}>
              Zapisz ją do pliku
            </Button>{' '}
            <Button onClick={unread.forget}>Usuń ją</Button>
          </p>
        </Notice>
      )}
      <KeptBar
        tool="papers"
        keeping={keeping}
        record={record}
        onFindAgain={use.findAgain}
        onOpen={use.open}
        onForget={use.forget}
        onFile={(file) => {
          use.openFile(file).then(setSaid, () => {
            offerRetry(true);
          });
        }}
      />
      <p role="status" className={styles.message}>
        {said}
      </p>
      {use.olderFile && <OlderFileQuestion {...use.olderFile} known={record} />}
      {use.returnedFile && <ReturnedQuestion {...use.returnedFile} />}
      {who !== null && <AskedNotice record={record} who={who} />}
      {folder && (
        <DeskContext value={{folder, change, who}}>
          <Desk
            record={record}
            papers={papers}
            addList={use.addList}
            handOver={who === null && keeping.kind === 'kept' && <HandOver record={record} />}
          />
        </DeskContext>
      )}
    </>
  );
}

interface DeskProps extends Props {
  readonly record: CooperativeRecord;
  readonly addList: FolderUse['addList'];
  /** After all steps. */
  readonly handOver: ReactNode;
}

function Desk({record, papers, addList, handOver}: DeskProps): ReactNode {
  const {folder} = useDesk();
  const remarks = useWarnings(folder, record);
  const shown = papers.filter(({fields}) => fields.length > 0);
  return (
    <div className={styles.desk}>
      <section aria-labelledby="dane" className={styles.section}>
        <FolderSteps warnings={remarks.warnings} after={handOver}>
          {(groups) => (
            <>
              {groups.includes('points') && (
                <ListImport className={styles.group} onList={addList} />
              )}
              {groups.map((group) => (
                <FolderGroupFields key={group} group={group} area={remarks.area} />
              ))}
            </>
          )}
        </FolderSteps>
        <p className="meta">
          Czego tu nie ma, dopiszesz na wydruku długopisem. Nazwiska, adresy i&nbsp;numery zostają
          w&nbsp;tej przeglądarce
          {isEmptyFolder(folder)
            ? '.'
            : ': na cudzym komputerze po pracy wybierz na górze „Więcej” i\u00a0„Usuń z\u00a0urządzenia”.'}{' '}
          {paperNotice}
        </p>
      </section>
      <section aria-labelledby="wzory" className={styles.ready}>
        <h2 id="wzory">Wzory</h2>
        <HeadingFold name="Wzory" label={formatCount(shown.length, paperForms)}>
          <FolderPapers papers={shown} remarks={remarks} />
        </HeadingFold>
      </section>
    </div>
  );
}
