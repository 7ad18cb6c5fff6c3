import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readSearchAddress, writeSearchAddress} from '../../domain/search/address';
import type {SearchKind} from '@cooperative/polish-search';
import {useSearchString} from '../navigation/useSearchString';

const pauseMs = 400;

interface SearchAddressState {
  /** What is in the field. */
  readonly typed: string;
  /** What the address says: follows the field after a pause. */
  readonly query: string;
  readonly kind: SearchKind | null;
  readonly type: (text: string) => void;
  /** Writes the field to the address now. */
  readonly commit: () => void;
  readonly choose: (kind: SearchKind | null) => void;
}

/** Query and kind of the results page, kept in its address. Typing replaces the address; Back leaves the page. */
export function useSearchAddress(): SearchAddressState {
  const {pathname} = useLocation();
  const history = useHistory();
  const {query, kind} = readSearchAddress(useSearchString());
  // What the address says, until something is typed: it is in the field as soon as the address is known.
  const [typed = query, type] = useState<string>();
  const written = useRef(query);

  const write = (text: string, wanted: SearchKind | null): void => {
    written.current = text.trim();
    history.replace({pathname, search: writeSearchAddress({query: text, kind: wanted})});
  };
  const commit = useEffectEvent(() => {
    write(typed, kind);
  });

  useEffect(() => {
    // Only an address that did not come from the field: Back, Forward, or a link.
    if (query !== written.current) {
      written.current = query;
      type(query);
    }
  }, [query]);

  useEffect(() => {
    if (typed.trim() === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      commit();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);

  return {
    typed,
    query,
    kind,
    type,
    commit: () => {
      write(typed, kind);
    },
    choose: (wanted) => {
      write(typed, wanted);
    },
  };
}
