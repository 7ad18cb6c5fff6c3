/** For browsers that do not know `closedby="any"`: a press beside a modal dialog, which hits the dialog itself, closes it. */
export function closeOutside(dialog: HTMLDialogElement | null): () => void {
  const close = ({target, clientX, clientY}: MouseEvent): void => {
    const box = dialog?.getBoundingClientRect();
    const isBeside =
      box &&
      (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom);
    if (target === dialog && isBeside) {
      dialog?.close();
    }
  };
  dialog?.addEventListener('click', close);
  return () => {
    dialog?.removeEventListener('click', close);
  };
}
