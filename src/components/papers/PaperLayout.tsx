import {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PageHeader from '@site/src/components/shell/PageHeader';
import Breadcrumbs from '@site/src/components/ui/Breadcrumbs';
import {Button, ButtonLink} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import PrintButton from '@site/src/components/ui/buttons/PrintButton';
import Icon from '@site/src/components/ui/Icon';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {useChecklist} from '@site/src/browser/papers/useChecklist';
import type {Filling} from '@site/src/domain/papers/fill';
import {filesOf, paperNotice, type Paper} from '@site/src/domain/papers/paper';
import {contentId, fillPlaceId} from '@site/src/site/anchors';
import {formatDate} from '@cooperative/polish';
import {folderPage, papersPage} from '@site/src/site/navigation';
import AboutPaper from './AboutPaper';
import FillIn from './FillIn';
import {PaperContext} from './context';
import styles from './styles.module.css';

const ChecklistPanel = lazyPart(() => import('./ChecklistPanel'), {
  message: 'Nie udało się wczytać postępu i dat. Lista działa jak na papierze.',
});

const FolderPanel = lazyPart(() => import('./FolderPanel'), {
  message: 'Nie udało się wczytać teczki. Wzór działa jak na papierze.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/** What the reader gets from each file of a paper. */
const fileWords: Readonly<Record<ReturnType<typeof filesOf>[number], string>> = {
  docx: 'Dokument do edycji (.docx)',
  ics: 'Terminy do kalendarza (.ics)',
  csv: 'Lista dla kalkulatora (.csv)',
};

interface Props {
  readonly paper: Paper;
  /** The one after it, in the order of a cooperative's life. */
  readonly next?: Pick<Paper, 'title' | 'address'>;
  readonly children: ReactNode;
}

/** A paper to take away: its files, what it rests on and what to write into it, and its text as a sheet. */
export default function PaperLayout({paper, next, children}: Props): ReactNode {
  const {title, description, address, checked, dates, steps, fields, fillIn, basis} = paper;
  const {list, toggle, setDate, clear} = useChecklist(address);
  const [isFilled, setIsFilled] = useState(false);
  const [filling, setFilling] = useState<Filling | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [isBare, setIsBare] = useState(false);
  useEffect(() => {
    // From the folder's page the reader comes to fill the paper in.
    setIsFilled((before) => before || window.location.hash === `#${fillPlaceId}`);
  }, []);
  const isChecklist = steps.length > 0 && dates.length > 0;
  const checklist = useMemo(
    () => (isChecklist && list ? {list, toggle} : null),
    [isChecklist, list, toggle],
  );
  const shown = useMemo(
    () => ({filling, checklist, dates, current}),
    [filling, checklist, dates, current],
  );
  const empty = useCallback(() => {
    setIsFilled(false);
    setFilling(null);
    setCurrent(null);
    setIsBare(false);
  }, []);
  return (
    <main
      className={`container ${styles.paper}`}
      id={contentId}
      data-bare={isBare || undefined}
      data-filled={isFilled || undefined}>
      <PageHeader
        title={title}
        lead={description}
        breadcrumbs={<Breadcrumbs items={[papersPage]} />}>
        <p className="meta">
          Sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time> {paperNotice}
        </p>
        <ul id={fillPlaceId} className={`${styles.files} noPrint`}>
          {filesOf(paper).map((ending) => (
            <li key={ending}>
              {/* A file of the build, not a route of the site. */}
              <Link
                to={`pathname://${address}.${ending}`}
                target="_self"
                // Filled in, the document to take is the one beside its fields.
                className={ending === 'docx' && !isFilled ? 'button button-primary' : undefined}
                download>
                <Icon name="download" />
                {fileWords[ending]}
              </Link>
            </li>
          ))}
          {fields.length > 0 && (
            <li className="needsScript">
              <Button onClick={isFilled ? empty : () => setIsFilled(true)}>
                {isFilled ? 'Pokaż pusty wzór' : 'Wypełnij z\u00a0teczki'}
              </Button>
            </li>
          )}
          <li>
            <PrintButton />
          </li>
        </ul>
      </PageHeader>
      <div className={styles.beside}>
        {isChecklist && (
          <div className={`${styles.place} needsScript`} data-awake>
            {checklist && (
              <ChecklistPanel {...{list: checklist.list, dates, steps, setDate, clear}} />
            )}
          </div>
        )}
        {isFilled && (
          <section className={`${styles.folder} noPrint`} aria-label="Teczka">
            <FolderPanel
              paper={paper}
              onFill={setFilling}
              onCurrent={setCurrent}
              isBare={isBare}
              onBare={setIsBare}
            />
            <p className="meta">
              <Link to={folderPage.to}>Teczka</Link> to dane spółdzielni wpisane raz dla wszystkich
              wzorów. Zostają w&nbsp;tej przeglądarce.
            </p>
          </section>
        )}
        <AboutPaper basis={basis} />
        {fillIn.length > 0 && <FillIn sentences={fillIn} />}
      </div>
      <div className={`${styles.sheet} prose`}>
        <PaperContext value={shown}>{children}</PaperContext>
      </div>
      <nav className={`${styles.after} noPrint`} aria-label="Inne wzory">
        <ButtonRow>
          {next && (
            <ButtonLink look="outlined" to={next.address} rel="next">
              Następny: {next.title}
            </ButtonLink>
          )}
          <Link to={papersPage.to} className="onward">
            Wszystkie wzory
          </Link>
        </ButtonRow>
      </nav>
    </main>
  );
}
