interface Holders {
  readonly areThere: () => boolean;
  /** Forgets the pointer and the focus: an element that is removed reports neither leaving. */
  readonly letGo: () => void;
}

/** Tells when somebody holds what is in the list: the pointer or the focus is there, or the visitor is elsewhere. */
export function watchHolders(list: HTMLElement, onChange: () => void): Holders {
  const holders = {pointer: false, focus: false, away: document.hidden};
  let isWindowActive = true;
  const hold = (holder: keyof typeof holders, isHeld: boolean): void => {
    holders[holder] = isHeld;
    onChange();
  };
  const look = (): void => hold('away', document.hidden || !isWindowActive);
  list.addEventListener('pointermove', () => hold('pointer', true));
  list.addEventListener('pointerleave', () => hold('pointer', false));
  list.addEventListener('focusin', () => hold('focus', true));
  list.addEventListener('focusout', ({relatedTarget}) => {
    hold('focus', list.contains(relatedTarget as Node | null));
  });
  document.addEventListener('visibilitychange', look);
  for (const type of ['focus', 'blur']) {
    window.addEventListener(type, () => {
      isWindowActive = type === 'focus';
      look();
    });
  }
  return {
    areThere: () => Object.values(holders).includes(true),
    letGo: () => {
      hold('pointer', false);
      hold('focus', false);
    },
  };
}
