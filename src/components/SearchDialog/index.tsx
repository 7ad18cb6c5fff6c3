import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageFacts from '@site/src/components/PageFacts';
import KindFilter, {WholeSite} from '@site/src/components/SearchResults/KindFilter';
import Messages from '@site/src/components/SearchResults/Messages';
import RecentQueries from '@site/src/components/SearchResults/RecentQueries';
import {writeSearchAddress} from '@site/src/domain/searchAddress';
import {usePayload} from '@site/src/hooks/payload/usePayload';
import {useAnnouncement} from '@site/src/hooks/search/useAnnouncement';
import {useRecentQueries} from '@site/src/hooks/search/useRecentQueries';
import {formatCount, resultForms} from '@site/src/site/format';
import {searchPage} from '@site/src/site/navigation';
import Field from './Field';
import Options from './Options';
import {usePalette} from './usePalette';
import styles from './styles.module.css';

interface Props {
  readonly onClose: () => void;
}

/**
 * Search and actions of the site as a modal dialog with an ARIA combobox. Mounted when opened, removed when closed.
 * The options are the results, then the actions, numbered through.
 */
export default function SearchDialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const recent = useRecentQueries();
  const close = (): void => dialog.current?.close();
  const palette = usePalette(listId, {close, remember: recent.remember});
  const {query, kind, search, pages, results, commands, active} = palette;
  const activePage = results[active]?.url.replace(/#.*/, '');
  const payload = usePayload(activePage === undefined ? null : base + activePage);
  const announcement = useAnnouncement(
    search.status === 'ready' ? formatCount(results.length, resultForms) : '',
  );
  /** What was pressed may be gone: the focus goes to the field. */
  const andFocusField =
    <Parameters extends readonly unknown[]>(act: (...parameters: Parameters) => void) =>
    (...parameters: Parameters): void => {
      act(...parameters);
      field.current?.focus();
    };
  const remember = (): void => {
    recent.remember(query);
  };

  // With the drawing, not after it: a page under a modal dialog is styled anew, which takes a phone a while.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchPage.label} onClose={onClose}>
      <Field field={field} listId={listId} palette={palette} onClose={close} />
      <div className={styles.body}>
        <div className={styles.notices}>
          {search.status === 'ready' && (
            <KindFilter counts={search.answer.counts} chosen={kind} onChoose={palette.filter} />
          )}
          {search.status === 'idle' && (
            <RecentQueries
              queries={recent.queries}
              onChoose={andFocusField(palette.type)}
              onForget={andFocusField(recent.forget)}
              onForgetAll={andFocusField(recent.forgetAll)}
            />
          )}
          {(search.status !== 'ready' || results.length > 0 || commands.length === 0) && (
            <Messages
              search={search}
              isNarrowed={kind !== null}
              onSuggest={andFocusField(palette.type)}
            />
          )}
        </div>
        <Options
          listId={listId}
          pages={pages}
          commands={commands}
          active={active}
          hrefOf={palette.hrefOf}
          onPick={palette.go}
          onOpenElsewhere={remember}
          onRun={palette.run}
          onHover={palette.choose}
        />
        {search.status === 'ready' && (
          <div className={styles.notices}>
            <WholeSite chosen={kind} onChoose={andFocusField(palette.filter)} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <p className="meta">{payload && <PageFacts {...payload} />}</p>
        {query.trim() !== '' && (
          <p className="meta">
            <Link to={searchPage.to + writeSearchAddress({query, kind})} onClick={close}>
              Wyniki na osobnej stronie
            </Link>
          </p>
        )}
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </dialog>
  );
}
