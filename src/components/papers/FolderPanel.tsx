import {useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {saveFile} from '@site/src/browser/device/saveFile';
import {offerRetry} from '@site/src/browser/navigation/connection';
import {useFolder} from '@site/src/browser/papers/useFolder';
import {copiesOf, paperFileName} from '@site/src/domain/papers/copies';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import type {Filling} from '@site/src/domain/papers/fill';
import {isOfMember, type Paper} from '@site/src/domain/papers/paper';
import {folderPage} from '@site/src/site/navigation';
import BareTick from './BareTick';
import MissingFields from './MissingFields';
import styles from './styles.module.css';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Props {
  readonly paper: Paper;
  readonly onFill: (filling: Filling | null) => void;
  /** Whether the document and the print have the paper alone. */
  readonly isBare: boolean;
  readonly onBare: (isBare: boolean) => void;
  /** The reader wants the empty paper again. */
  readonly onEmpty: () => void;
}

/** On a paper filled in from the folder: whose copy it is, what is missing and who knows it, and the document. */
export default function FolderPanel({paper, onFill, isBare, onBare, onEmpty}: Props): ReactNode {
  const id = useId();
  const base = useBaseUrl('/');
  const {folder} = useFolder();
  const [chosen, setChosen] = useState(0);
  const copies = folder ? copiesOf(paper, folder) : [];
  const member = copies[chosen] ?? copies[0] ?? null;
  useEffect(() => {
    onFill(folder && {folder, member});
  }, [folder, member, onFill]);
  if (folder === null) {
    return null;
  }
  if (isEmptyFolder(folder)) {
    return (
      <p role="status">
        Teczka jest pusta. <Link to={folderPage.to}>Wpisz do niej dane</Link>, a potem wróć tutaj.
      </p>
    );
  }
  const save = async (): Promise<void> => {
    try {
      const [{fillDocx}, {fetchDocument}] = await Promise.all([
        import('@site/src/browser/papers/fillDocx'),
        import('@site/src/browser/papers/packFolder'),
      ]);
      const filled = fillDocx(await fetchDocument(base, paper), {folder, member}, paper, isBare);
      saveFile(`${paperFileName(paper.title, member)}.docx`, filled, docxType);
    } catch {
      offerRetry(true);
    }
  };
  return (
    <>
      {isOfMember(paper) && copies.length > 1 && (
        <SelectField
          id={`${id}-czlonek`}
          label="Czyje pismo"
          options={copies.map((copy, index) => ({
            value: index,
            label: copy?.nazwa ?? `Członek ${index + 1}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {copies.length === 0 && (
        <p>W teczce nie ma członka, dla którego jest to pismo. Zostaje puste.</p>
      )}
      <div role="status" className={styles.missing}>
        <MissingFields filling={{folder, member}} paper={paper} />
      </div>
      <BareTick isBare={isBare} onChange={onBare} />
      <ButtonRow>
        <Button look="primary" onClick={() => void save()}>
          Pobierz wypełniony dokument (.docx)
        </Button>
        <Button onClick={onEmpty}>Pokaż puste pismo</Button>
      </ButtonRow>
    </>
  );
}
