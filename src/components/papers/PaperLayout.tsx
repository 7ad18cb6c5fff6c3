import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '@site/src/components/shell/PageHeader';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import Icon from '@site/src/components/ui/Icon';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {useChecklist} from '@site/src/browser/papers/useChecklist';
import {filesOf, paperNotice, type Paper} from '@site/src/domain/papers/paper';
import {contentId} from '@site/src/site/anchors';
import {formatDate} from '@site/src/domain/polish/date';
import {papersPage} from '@site/src/site/navigation';
import AboutPaper from './AboutPaper';
import {ChecklistContext} from './context';
import styles from './styles.module.css';

const ChecklistPanel = lazyPart(() => import('./ChecklistPanel'), {
  message: 'Nie udało się wczytać postępu i dat. Lista działa jak na papierze.',
});

/** What the reader gets from each file of a paper. */
const fileWords: Readonly<Record<ReturnType<typeof filesOf>[number], string>> = {
  docx: 'Dokument do edycji (.docx)',
  ics: 'Terminy do kalendarza (.ics)',
  csv: 'Lista dla kalkulatora (.csv)',
};

interface Props {
  readonly paper: Paper;
  readonly children: ReactNode;
}

/** A paper to take away: its files, its text as a sheet, and what it rests on. */
export default function PaperLayout({paper, children}: Props): ReactNode {
  const {title, description, address, checked, dates, steps} = paper;
  const {list, toggle, setDate, clear} = useChecklist(address);
  const isChecklist = dates.length > 0;
  const checklist = useMemo(
    () => (isChecklist && list ? {list, dates, toggle} : null),
    [isChecklist, list, dates, toggle],
  );
  return (
    <main className={`container ${styles.paper}`} id={contentId}>
      <PageHeader
        title={title}
        lead={description}
        breadcrumbs={<Breadcrumbs items={[papersPage]} />}>
        <p className="meta">
          Sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time> {paperNotice}
        </p>
        <ul className={`${styles.files} noPrint`}>
          {filesOf(paper).map((ending) => (
            <li key={ending}>
              {/* A file of the build, not a route of the site. */}
              <Link to={`pathname://${address}.${ending}`} target="_self" download>
                <Icon name="download" />
                {fileWords[ending]}
              </Link>
            </li>
          ))}
          <li>
            <PrintButton />
          </li>
        </ul>
      </PageHeader>
      {isChecklist && (
        <div className={`${styles.place} needsScript`} data-awake>
          {checklist && (
            <ChecklistPanel {...{list: checklist.list, dates, steps, setDate, clear}} />
          )}
        </div>
      )}
      <div className={`${styles.sheet} prose`}>
        <ChecklistContext value={checklist}>{children}</ChecklistContext>
      </div>
      <AboutPaper paper={paper} />
    </main>
  );
}
