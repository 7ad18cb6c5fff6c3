import {useCallback, useRef, useState} from 'react';

type Fetched<Code> =
  | {readonly status: 'waiting'}
  | {readonly status: 'there'; readonly code: Code}
  | {readonly status: 'failed'; readonly error: unknown};

interface FetchedCode<Code> {
  readonly fetched: Fetched<Code>;
  /** Fetches it, or retries after a failure. Once loaded, it stays. */
  readonly fetchCode: () => void;
}

/** Code fetched when first needed, usually a component. */
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
