import {useLayoutEffect, useRef} from 'react';
import {closeOutside} from './closeOutside';

/**
 * A modal dialog that is open for as long as it is rendered. Esc, a press beside it and `close` all close it one way:
 * the focus returns to what had it, and `onClose` takes the dialog out of the page.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const stop = closeOutside(dialog);
    return () => {
      stop();
      // Removed from the page while open, it would not return the focus: a layout effect is cleaned up before that.
      dialog?.close();
    };
  }, []);
  return {
    modal: {ref, closedby: 'any', onClose} as const,
    close: () => ref.current?.close(),
  };
}
