import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import {saveFile} from '@site/src/browser/device/saveFile';
import {offerRetry} from '@site/src/browser/navigation/connection';
import type {Folder} from '@site/src/domain/papers/folderData';
import type {Paper} from '@site/src/domain/papers/paper';
import {folderPage} from '@site/src/site/navigation';
import BareTick from '../BareTick';
import PaperCard from './PaperCard';
import styles from './styles.module.css';

interface Props {
  readonly folder: Folder;
  readonly papers: readonly Paper[];
  readonly change: (step: (folder: Folder) => Folder) => void;
}

/** Papers in view; a phone has room for no more of them above the form. */
const firstPapers = 6;

/** All papers with what is filled in and what is missing in each, and the archive of them. */
export default function FolderPapers({folder, papers, change}: Props): ReactNode {
  const base = useBaseUrl('/');
  const [isPacking, setIsPacking] = useState(false);
  const [isBare, setIsBare] = useState(false);
  const save = async (): Promise<void> => {
    setIsPacking(true);
    try {
      const {packFolder} = await import('@site/src/browser/papers/packFolder');
      const url = new URL(base + folderPage.to.slice(1), window.location.href).href;
      const {archive, sent} = await packFolder({
        folder,
        papers,
        base,
        url,
        made: new Date(),
        isBare,
      });
      saveFile('teczka.zip', archive, 'application/zip');
      change((current) => ({...current, sent}));
    } catch {
      offerRetry(true);
    }
    setIsPacking(false);
  };
  const states = papers
    .filter(({fields}) => fields.length > 0)
    .map((paper) => <PaperCard key={paper.address} paper={paper} folder={folder} />);
  return (
    <>
      <ol className={styles.papers}>{states.slice(0, firstPapers)}</ol>
      <details className={styles.others}>
        <summary>Następne pisma: {states.length - firstPapers}</summary>
        <ol className={styles.papers} start={firstPapers + 1}>
          {states.slice(firstPapers)}
        </ol>
      </details>
      <BareTick isBare={isBare} onChange={setIsBare} />
      <p>
        <Button look="primary" aria-disabled={isPacking} onClick={() => void (isPacking || save())}>
          Pobierz wszystkie papiery (.zip)
        </Button>
      </p>
      <p role="status" className="meta">
        {isPacking
          ? 'Wypełniamy papiery…'
          : 'W archiwum są dokumenty do edycji po kolei, spis z terminami i plik do kalendarza (.ics) z datami policzonymi z dat w teczce.'}
      </p>
    </>
  );
}
