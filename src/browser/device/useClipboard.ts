import {useState} from 'react';

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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
