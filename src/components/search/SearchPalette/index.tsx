import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import KindFilter, {WholeSite} from '@site/src/components/search/SearchResults/KindFilter';
import Messages from '@site/src/components/search/SearchResults/Messages';
import RecentQueries from '@site/src/components/search/SearchResults/RecentQueries';
import {writeSearchAddress} from '@site/src/domain/search/address';
import {usePayload} from '@site/src/browser/network/usePayload';
import {useAnnouncement} from '@site/src/browser/search/useAnnouncement';
import {useRecentQueries} from '@site/src/browser/search/useRecentQueries';
import {formatCount} from '@cooperative/polish';
import {resultForms} from '@site/src/site/nouns';
import {searchPage} from '@site/src/site/navigation';
import {pageFacts} from '@site/src/domain/articles/pageFacts';
import Options from './Options';
import {usePalette} from './usePalette';
import styles from './styles.module.css';

export interface PaletteProps {
  readonly field: HTMLInputElement;
  /** Id of the list the field controls. */
  readonly listId: string;
  /** Closes its dialog. */
  readonly close: () => void;
}

/** The list of the search dialog and everything around it. The options are the results and the site's actions. */
export default function Palette({field, listId, close}: PaletteProps): ReactNode {
  const base = useBaseUrl('/').replace(/\/$/, '');
  const recent = useRecentQueries();
  const palette = usePalette(field, listId, {close, remember: recent.remember});
  const {query, kind, search, pages, results, named, commands, active} = palette;
  const activePage = results[active - named.length]?.url.replace(/#.*/, '');
  const payload = usePayload(activePage === undefined ? null : base + activePage);
  const announcement = useAnnouncement(
    search.status === 'ready' ? formatCount(results.length, resultForms) : '',
  );
  const remember = (): void => recent.remember(query);

  return (
    <>
      <div className={styles.body}>
        <div className={styles.notices}>
          {search.status === 'ready' && (
            <KindFilter counts={search.answer.counts} chosen={kind} onChoose={palette.filter} />
          )}
          {search.status === 'idle' && (
            <RecentQueries
              queries={recent.queries}
              onChoose={palette.ask}
              onForget={(forgotten) => {
                recent.forget(forgotten);
                field.focus();
              }}
              onForgetAll={() => {
                recent.forgetAll();
                field.focus();
              }}
            />
          )}
          {(search.status !== 'ready' ||
            results.length > 0 ||
            named.length + commands.length === 0) && (
            <Messages search={search} isNarrowed={kind !== null} onSuggest={palette.ask} />
          )}
        </div>
        <Options
          listId={listId}
          pages={pages}
          named={named}
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
            <WholeSite
              chosen={kind}
              onChoose={(wanted) => {
                palette.filter(wanted);
                field.focus();
              }}
            />
          </div>
        )}
      </div>
      {query.trim() !== '' && (
        <div className={styles.foot}>
          <p className="meta">{payload && pageFacts(payload)}</p>
          <p className="meta">
            <Link to={searchPage.to + writeSearchAddress({query, kind})} onClick={close}>
              Wyniki na osobnej stronie
            </Link>
          </p>
        </div>
      )}
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </>
  );
}
