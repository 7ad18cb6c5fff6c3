export type NotificationPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

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
