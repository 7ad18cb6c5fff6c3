import {useState} from 'react';

interface Fetched<Code> {
  readonly code: Code | null;
  readonly error: unknown;
}

interface FetchedCode<Code> extends Fetched<Code> {
  /** Fetches it, again after a failure. Always the same function. */
  readonly fetchCode: () => void;
}

/** Code that is fetched when it is first needed, mostly a component. What came once stays. */
export function useFetchedCode<Code>(load: () => Promise<Code>): FetchedCode<Code> {
  const [fetched, setFetched] = useState<Fetched<Code>>({code: null, error: null});
  const [fetchCode] = useState(() => () => {
    load().then(
      (code) => setFetched({code, error: null}),
      (error: unknown) => setFetched(({code}) => ({code, error})),
    );
  });
  return {...fetched, fetchCode};
}
