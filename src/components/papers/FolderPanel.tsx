import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {NotKept} from '@site/src/components/cooperative/KeptBar';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {saveFile} from '@site/src/browser/device/saveFile';
import {sayNotMade} from '@site/src/browser/papers/sayNotMade';
import {useFolder} from '@site/src/browser/papers/useFolder';
import {useWarnings} from '@site/src/browser/papers/useWarnings';
import {stateWords, warningsIn} from '@site/src/domain/papers/checks';
import {copiesOf, fillingOf, paperFileName} from '@site/src/domain/papers/copies';
import {fieldProgress, type Filling} from '@site/src/domain/papers/fill';
import {isOfMember, type Paper} from '@site/src/domain/papers/paper';
import {folderPage} from '@site/src/site/navigation';
import BareTick from './BareTick';
import PaperInputs from './PaperInputs';
import Warnings from './Warnings';
import styles from './styles.module.css';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** From this width on, the fields stand beside the paper, see the style sheet. */
const beside = '(min-width: 1101px)';

interface Props {
  readonly paper: Paper;
  readonly onFill: (filling: Filling | null) => void;
  /** Told which field of the paper is being filled in, and null when none is. */
  readonly onCurrent: (field: string | null) => void;
  /** Whether the document and the print have the paper alone. */
  readonly isBare: boolean;
  readonly onBare: (isBare: boolean) => void;
}

/** On a paper filled in from the folder: whose copy it is, its fields, what is missing, what the law says, and the document. */
export default function FolderPanel(props: Props): ReactNode {
  const {paper, onFill, onCurrent, isBare, onBare} = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const base = useBaseUrl('/');
  const {folder, record, keeping, findAgain, unread, change} = useFolder();
  const {warnings} = useWarnings(folder, record);
  const [chosen, setChosen] = useState(0);
  const [isOpen] = useState(() => window.matchMedia(beside).matches);
  const {copies, member, filling} = useMemo(() => {
    const all = folder ? copiesOf(paper, folder) : [];
    const one = all[chosen] ?? all[0] ?? null;
    return {copies: all, member: one, filling: folder && fillingOf(paper, folder, one)};
  }, [paper, folder, chosen]);
  useEffect(() => onFill(filling), [filling, onFill]);
  if (filling === null) {
    return (
      unread && (
        <p role="status">
          Teczki zapamiętanej w&nbsp;tej przeglądarce nie da się odczytać.{' '}
          <Link to={folderPage.to}>Zobacz, co z&nbsp;nią zrobić</Link>.
        </p>
      )
    );
  }
  const save = async (): Promise<void> => {
    try {
      const [{fillDocx}, {fetchDocument}] = await Promise.all([
        import('@site/src/browser/papers/fillDocx'),
        import('@site/src/browser/papers/packFolder'),
      ]);
      const filled = fillDocx(await fetchDocument(base, paper), filling, paper, isBare);
      saveFile(`${paperFileName(paper.title, member)}.docx`, filled, docxType);
    } catch (error) {
      sayNotMade(error, () => button.current?.click());
    }
  };
  const showPlace = (field: string | null): void => {
    // Above the sheet, the field itself would go out of view.
    if (field === null || window.matchMedia(beside).matches) {
      onCurrent(field);
    }
  };
  const own = warningsIn(warnings, paper);
  const words = stateWords(own, fieldProgress(paper, filling).missing.length);
  return (
    <>
      <NotKept keeping={keeping} record={record} onFindAgain={findAgain} />
      {isOfMember(paper) && copies.length > 1 && (
        <SelectField
          id={`${id}-member`}
          label="Czyj wzór"
          options={copies.map((copy, index) => ({
            value: index,
            label: copy?.name ?? `Członek ${index + 1}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {copies.length === 0 && (
        <p>W&nbsp;teczce nie ma członka, dla którego jest ten wzór. Zostaje pusty.</p>
      )}
      <p role="status">
        Stan wzoru: <strong>{words}</strong>.
      </p>
      <BareTick isBare={isBare} onChange={onBare} />
      <Warnings warnings={own} />
      <ButtonRow>
        <Button ref={button} look="primary" onClick={() => void save()}>
          Pobierz wypełniony wzór (.docx)
        </Button>
      </ButtonRow>
      <details className={styles.fields} open={isOpen}>
        <summary>Pola tego wzoru</summary>
        <PaperInputs paper={paper} filling={filling} change={change} onCurrent={showPlace} />
      </details>
    </>
  );
}
