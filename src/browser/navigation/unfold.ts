/** Opens what a place is folded in, and says whether it did. A browser does so only for a hash it follows itself. */
export function unfold(place: HTMLElement | null): boolean {
  const fold = place?.closest('details');
  if (!fold || fold.open) {
    return false;
  }
  fold.open = true;
  return true;
}
