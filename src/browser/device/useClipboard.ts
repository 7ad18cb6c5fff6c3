import {useState} from 'react';
import {copyText} from './copyText';

type CopyState = 'idle' | 'copied' | 'refused';

/** The clipboard and the outcome of the last copy. */
export function useClipboard(): {
  readonly state: CopyState;
  readonly copy: (text: string) => Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string): Promise<void> => {
    setState((await copyText(text)) ? 'copied' : 'refused');
  };
  return {state, copy};
}
