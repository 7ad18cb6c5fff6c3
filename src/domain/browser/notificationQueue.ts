/** A notification in the region: first open, then closed, then removed. */
export interface Kept<Content> {
  readonly id: number;
  readonly content: Content;
  readonly isOpen: boolean;
}

export type NotificationPosition =
  'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Adds an item at the end; beyond `limit` the oldest are dropped at once. */
export function keep<Item>(list: readonly Item[], added: Item, limit: number): readonly Item[] {
  return [...list, added].slice(-limit);
}

export function close<Content>(
  list: readonly Kept<Content>[],
  id: number,
): readonly Kept<Content>[] {
  return list.map((kept) => (kept.id === id ? {...kept, isOpen: false} : kept));
}

export function remove<Content>(
  list: readonly Kept<Content>[],
  id: number,
): readonly Kept<Content>[] {
  return list.filter((kept) => kept.id !== id);
}

/** The shortest way out of the window from the position of the notifications. */
export function swipeDirectionOf(position: NotificationPosition): SwipeDirection {
  if (position.endsWith('left')) {
    return 'left';
  }
  if (position.endsWith('right')) {
    return 'right';
  }
  return position.startsWith('top') ? 'up' : 'down';
}
