/** Puts the focus on a control, with the folded parts around it opened: what is folded away cannot take it. */
export function reveal(control: HTMLElement): void {
  for (
    let part = control.closest('details');
    part;
    part = part.parentElement?.closest('details') ?? null
  ) {
    part.open = true;
  }
  control.focus();
}
