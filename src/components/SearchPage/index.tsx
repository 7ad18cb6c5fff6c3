import {useRef, type MouseEvent, type ReactNode, type SubmitEvent} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import KindFilter, {WholeSite} from '@site/src/components/SearchResults/KindFilter';
import Messages from '@site/src/components/SearchResults/Messages';
import RecentQueries from '@site/src/components/SearchResults/RecentQueries';
import {queryName} from '@site/src/domain/searchAddress';
import {useAnnouncement} from '@site/src/hooks/search/useAnnouncement';
import {useRecentQueries} from '@site/src/hooks/search/useRecentQueries';
import {useSearch} from '@site/src/hooks/search/useSearch';
import {useSearchAddress} from '@site/src/hooks/search/useSearchAddress';
import {formatCount, resultForms} from '@site/src/site/format';
import {searchPage} from '@site/src/site/navigation';
import FoundPages from './FoundPages';
import styles from './styles.module.css';

/** Field and results of the page of results; what is looked for stands in the address. */
export default function SearchPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const address = useSearchAddress();
  const search = useSearch(address.typed, address.kind);
  const recent = useRecentQueries();
  const history = useHistory();
  const action = useBaseUrl(searchPage.to);
  const pages = search.status === 'ready' ? search.answer.pages : [];
  const count = formatCount(
    pages.reduce((sum, {results}) => sum + results.length, 0),
    resultForms,
  );
  const announcement = useAnnouncement(search.status === 'ready' ? count : '');
  const title = address.query.trim();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    address.commit();
    recent.remember(address.typed);
  };
  const look = (query: string): void => {
    address.type(query);
    field.current?.focus();
  };
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    recent.remember(address.typed);
    const {button, ctrlKey, metaKey, shiftKey, altKey, currentTarget: link} = event;
    if (button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)) {
      event.preventDefault();
      address.commit();
      history.push(link.pathname + link.search + link.hash);
    }
  };

  return (
    <div className="page needsScript">
      {title !== '' && <PageMetadata title={`„${title}” – wyniki wyszukiwania`} />}
      <form role="search" action={action} className={styles.form} onSubmit={submit}>
        <Field id="szukane" label="Wpisz, czego szukasz">
          {(control) => (
            <input
              {...control}
              ref={field}
              type="search"
              name={queryName}
              autoComplete="off"
              spellCheck={false}
              value={address.typed}
              onChange={(event) => {
                address.type(event.target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          Szukaj
        </Button>
      </form>
      {search.status === 'idle' && (
        <RecentQueries
          queries={recent.queries}
          onChoose={look}
          onForget={(query) => {
            recent.forget(query);
            field.current?.focus();
          }}
          onForgetAll={() => {
            recent.forgetAll();
            field.current?.focus();
          }}
        />
      )}
      {search.status === 'ready' && (
        <>
          <KindFilter
            counts={search.answer.counts}
            chosen={address.kind}
            onChoose={address.choose}
          />
          <p>{count}</p>
        </>
      )}
      <Messages search={search} isNarrowed={address.kind !== null} onSuggest={look} />
      <FoundPages pages={pages} onOpen={open} />
      {search.status === 'ready' && <WholeSite chosen={address.kind} onChoose={address.choose} />}
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </div>
  );
}
