import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import {saveFile} from '@site/src/browser/device/saveFile';
import {offerRetry} from '@site/src/browser/navigation/connection';
import {copiesOf} from '@site/src/domain/papers/copies';
import {missingFields} from '@site/src/domain/papers/fill';
import {fieldOf} from '@site/src/domain/papers/folder';
import type {Folder} from '@site/src/domain/papers/folderData';
import type {Paper} from '@site/src/domain/papers/paper';
import {isoDay} from '@site/src/domain/polish/date';
import {folderPage} from '@site/src/site/navigation';
import MissingFields from '../MissingFields';
import styles from './styles.module.css';

interface Props {
  readonly folder: Folder;
  readonly papers: readonly Paper[];
}

/** All papers with what is filled in and what is missing in each, and the archive of them. */
export default function FolderPapers({folder, papers}: Props): ReactNode {
  const base = useBaseUrl('/');
  const [isPacking, setIsPacking] = useState(false);
  const save = async (): Promise<void> => {
    setIsPacking(true);
    try {
      const {packFolder} = await import('@site/src/browser/papers/packFolder');
      const url = new URL(base + folderPage.to.slice(1), window.location.href).href;
      const packed = await packFolder({folder, papers, base, url, today: isoDay(new Date())});
      saveFile('teczka.zip', new Blob([packed], {type: 'application/zip'}), 'application/zip');
    } catch {
      offerRetry(true);
    }
    setIsPacking(false);
  };
  return (
    <>
      <p>
        <Button look="primary" aria-disabled={isPacking} onClick={() => void (isPacking || save())}>
          Pobierz wszystkie papiery (.zip)
        </Button>
      </p>
      <p role="status">{isPacking && 'Wypełniamy papiery…'}</p>
      <p className="meta">
        W archiwum są dokumenty do edycji po kolei, spis z&nbsp;terminami i&nbsp;plik do kalendarza
        (.ics) z&nbsp;datami policzonymi z&nbsp;dat w&nbsp;teczce.
      </p>
      <ol className={styles.papers}>
        {papers
          .filter(({fields}) => fields.length > 0)
          .map((paper) => (
            <PaperState key={paper.address} paper={paper} folder={folder} />
          ))}
      </ol>
    </>
  );
}

function PaperState({paper, folder}: {readonly paper: Paper; readonly folder: Folder}): ReactNode {
  const copies = copiesOf(paper, folder);
  const fields = paper.fields.filter((id) => fieldOf(id) !== null);
  // Of a paper of many members, the copy that lacks the most.
  const [worst] = copies
    .map((member) => ({folder, member}))
    .map((filling) => ({filling, missing: missingFields(filling, fields).length}))
    .sort((one, other) => other.missing - one.missing);
  return (
    <li>
      <Link to={paper.address}>{paper.title}</Link>
      {copies.length > 1 && ` (pism: ${copies.length})`}
      {worst === undefined ? (
        <p className="meta">W teczce nie ma członka, dla którego jest to pismo.</p>
      ) : worst.missing === 0 ? (
        <p className="meta">Wszystkie pola są wypełnione.</p>
      ) : (
        <details>
          <summary>
            Wypełnione pola: {fields.length - worst.missing} z {fields.length}
          </summary>
          <MissingFields filling={worst.filling} fields={fields} />
        </details>
      )}
    </li>
  );
}
