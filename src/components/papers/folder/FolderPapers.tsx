import {useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import {saveFile} from '@site/src/browser/device/saveFile';
import {sayNotMade} from '@site/src/browser/papers/sayNotMade';
import type {FolderRemarks} from '@site/src/browser/papers/useWarnings';
import {isEmptyFolder} from '@site/src/domain/papers/folderData';
import {paperStages, type Paper, type PaperStage} from '@site/src/domain/papers/paper';
import {formatCount} from '@cooperative/polish';
import {folderPage} from '@site/src/site/navigation';
import BareTick from '../BareTick';
import {useDesk} from './desk';
import FolderChecks from './FolderChecks';
import PaperRow from './PaperRow';
import styles from './styles.module.css';

/** How papers are counted. */
export const paperForms = {one: 'wzór', few: 'wzory', many: 'wzorów', other: 'wzoru'};

interface Props {
  /** Those that it fills in. */
  readonly papers: readonly Paper[];
  readonly remarks: FolderRemarks;
}

/** All papers by stage with what is filled in and what is missing in each, what the law says, and the archive of them. */
export default function FolderPapers({papers, remarks}: Props): ReactNode {
  const {folder, change} = useDesk();
  const base = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const [isPacking, setIsPacking] = useState(false);
  const [isBare, setIsBare] = useState(false);
  // Decided once: opened at the first letter, it would push the field away.
  const [isFirstOpen] = useState(!isEmptyFolder(folder));
  const {warnings} = remarks;
  const save = async (): Promise<void> => {
    setIsPacking(true);
    try {
      const {packFolder} = await import('@site/src/browser/papers/packFolder');
      const url = new URL(base + folderPage.to.slice(1), window.location.href).href;
      const {archive, sent} = await packFolder({
        folder,
        warnings,
        papers,
        base,
        url,
        made: new Date(),
        isBare,
      });
      saveFile('teczka.zip', archive, 'application/zip');
      change((current) => ({...current, sent}));
    } catch (error) {
      sayNotMade(error, () => button.current?.click());
    }
    setIsPacking(false);
  };
  const stages = Object.keys(paperStages) as PaperStage[];
  return (
    <>
      <div className={styles.card}>
        {stages.map((stage, index) => {
          const ofStage = papers.filter((paper) => paper.stage === stage);
          return (
            <details key={stage} className={styles.group} open={isFirstOpen && index === 0}>
              <FoldSummary>
                <h3>{paperStages[stage].label}</h3>
                <span>{formatCount(ofStage.length, paperForms)}</span>
              </FoldSummary>
              <ol className={styles.papers}>
                {ofStage.map((paper) => (
                  <PaperRow key={paper.address} paper={paper} warnings={warnings} />
                ))}
              </ol>
            </details>
          );
        })}
      </div>
      <FolderChecks {...remarks} />
      <div className={styles.take}>
        <ButtonRow>
          <Button
            ref={button}
            look={isEmptyFolder(folder) ? 'outlined' : 'primary'}
            aria-disabled={isPacking}
            onClick={() => void (isPacking || save())}>
            Pobierz wszystkie wzory (.zip)
          </Button>
          <BareTick isBare={isBare} onChange={setIsBare} />
        </ButtonRow>
        <p role="status" className="meta">
          {isPacking
            ? 'Wypełniamy wzory…'
            : 'Dokumenty do edycji według etapów, spis braków, uwag prawa i\u00a0terminów oraz plik do kalendarza (.ics).'}
        </p>
      </div>
    </>
  );
}
