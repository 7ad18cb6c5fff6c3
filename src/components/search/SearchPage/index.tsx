import {useRef, type MouseEvent, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import SearchForm from '@site/src/components/search/SearchForm';
import KindFilter, {WholeSite} from '@site/src/components/search/SearchResults/KindFilter';
import Messages from '@site/src/components/search/SearchResults/Messages';
import RecentQueries from '@site/src/components/search/SearchResults/RecentQueries';
import type {
  SearchAnswer,
  SearchKind,
  SearchPage as FoundPage,
  SearchResult,
} from '@cooperative/polish-search';
import {namedTerm} from '@site/src/domain/search/namedTerm';
import {useAnnouncement} from '@site/src/browser/search/useAnnouncement';
import {useRecentQueries} from '@site/src/browser/search/useRecentQueries';
import {useSearch} from '@site/src/browser/search/useSearch';
import {useSearchAddress} from '@site/src/browser/search/useSearchAddress';
import {formatCount, type PluralForms} from '@cooperative/polish';
import {resultForms} from '@site/src/site/nouns';
import FoundPages from './FoundPages';
import TermAnswer from './TermAnswer';
import styles from './styles.module.css';

interface Props {
  /** Shown until something is searched for. */
  readonly children: ReactNode;
}

/** Field and results of the results page; the query is in the address. */
export default function SearchPage({children}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const address = useSearchAddress();
  const search = useSearch(address.typed, address.kind);
  const recent = useRecentQueries();
  const history = useHistory();
  const term = search.status === 'ready' ? namedTerm(search.query, search.answer) : null;
  const pages = search.status === 'ready' ? without(term, search.answer.pages) : [];
  const count = search.status === 'ready' ? countOf(search.answer, search.kind) : '';
  const announcement = useAnnouncement(count);
  const title = address.query.trim();

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
    <div className={clsx('page needsScript', search.status === 'loading' && styles.room)}>
      {title !== '' && <PageMetadata title={`„${title}” – wyniki wyszukiwania`} />}
      <SearchForm
        label="Wpisz, czego szukasz"
        input={{
          ref: field,
          spellCheck: false,
          value: address.typed,
          onChange: (event) => {
            address.type(event.target.value);
          },
        }}
        button={{look: 'primary'}}
        onSubmit={(event) => {
          event.preventDefault();
          address.commit();
          recent.remember(address.typed);
        }}
      />
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
          <p className="meta">{count}</p>
        </>
      )}
      <Messages search={search} isNarrowed={address.kind !== null} onSuggest={look} />
      {search.status === 'idle' && children}
      {term && <TermAnswer result={term} onOpen={open} />}
      <FoundPages pages={pages} onOpen={open} />
      {search.status === 'ready' && <WholeSite chosen={address.kind} onChoose={address.choose} />}
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </div>
  );
}

/** Pages without a result that stands elsewhere. */
function without(told: SearchResult | null, pages: readonly FoundPage[]): readonly FoundPage[] {
  return told === null
    ? pages
    : pages
        .map((page) => ({...page, results: page.results.filter((result) => result !== told)}))
        .filter(({results}) => results.length > 0);
}

const bestResultForms: PluralForms = {
  one: 'najlepszy wynik',
  few: 'najlepsze wyniki',
  many: 'najlepszych wyników',
  other: 'najlepszego wyniku',
};

/** „10 najlepszych wyników z całego serwisu” where its kinds, each on its own, would show more. */
function countOf({pages, counts}: SearchAnswer, kind: SearchKind | null): string {
  const shown = pages.reduce((sum, {results}) => sum + results.length, 0);
  const all = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return shown < all
    ? `${formatCount(shown, bestResultForms)} z\u00a0całego serwisu`
    : formatCount(shown, resultForms);
}
