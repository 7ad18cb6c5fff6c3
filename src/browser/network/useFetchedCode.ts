import {useCallback, useRef, useState} from 'react';

type Fetched<Code> =
  | {readonly status: 'waiting'}
  | {readonly status: 'there'; readonly code: Code}
  | {readonly status: 'failed'; readonly error: unknown};

interface FetchedCode<Code> {
  readonly fetched: Fetched<Code>;
  /** Fetches it, again after a failure. What came once stays. */
  readonly fetchCode: () => void;
}

/** Code that is fetched when it is first needed: a component, mostly. */
export function useFetchedCode<Code>(load: () => Promise<Code>): FetchedCode<Code> {
  const [fetched, setFetched] = useState<Fetched<Code>>({status: 'waiting'});
  const loader = useRef(load);
  const fetchCode = useCallback(() => {
    loader.current().then(
      (code) => {
        setFetched((before) => (before.status === 'there' ? before : {status: 'there', code}));
      },
      (error: unknown) => {
        setFetched((before) => (before.status === 'there' ? before : {status: 'failed', error}));
      },
    );
  }, []);
  return {fetched, fetchCode};
}
