import {useState} from 'react';
import {copyText} from './copyText';

type CopyState = 'idle' | 'copied' | 'refused';

/** The clipboard and the outcome of the last copy. */
export function useClipboard(): {
  readonly state: CopyState;
  readonly copy: (text: string) => Promise<boolean>;
} {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'refused');
    return isCopied;
  };
  return {state, copy};
}
