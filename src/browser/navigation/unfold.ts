/** Opens all that a place is folded in, and says whether it did. A browser does so only for a hash it follows itself. */
export function unfold(place: HTMLElement | null): boolean {
  let wasFolded = false;
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    wasFolded ||= !fold.open;
    fold.open = true;
  }
  return wasFolded;
}
