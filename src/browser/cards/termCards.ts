import {termLinks} from '../../site/anchors';
import {oncePerPage} from '../device/oncePerPage';
import {keepPlaced} from './keepPlaced';

/**
 * Makes a press of a glossary word open a card with its definition. The card stands right after its word, so that Tab
 * and a screen reader reach it next. Returns what closes the open card and tells the word it belongs to, or null.
 */
export function watchTerms(): () => HTMLElement | null {
  return oncePerPage('terms', listen);
}

function listen(): () => HTMLElement | null {
  let word: HTMLAnchorElement | null = null;
  let card: HTMLElement | null = null;
  let stop = (): void => undefined;

  const close = (): HTMLElement | null => {
    const closed = word;
    stop();
    card?.remove();
    closed?.setAttribute('aria-expanded', 'false');
    word = card = null;
    return closed;
  };
  const open = async (pressed: HTMLAnchorElement): Promise<void> => {
    close();
    word = pressed;
    // With the definitions of all words.
    const {termCard} = await import('./termCard');
    if (word !== pressed) {
      return;
    }
    card = termCard(pressed);
    pressed.after(card);
    pressed.setAttribute('aria-expanded', 'true');
    stop = keepPlaced(card, pressed, close);
  };

  document.addEventListener('click', (event) => {
    const pressed = wordOf(event);
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    delete pressed.dataset.held;
    if (pressed === word) {
      close();
    } else {
      open(pressed).catch(() => {
        // Without a connection it leads to the glossary.
        location.href = pressed.href;
      });
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && card) {
      if (card.contains(document.activeElement)) {
        word?.focus();
      }
      close();
    } else if (event.key === ' ' && wordOf(event) && !event.defaultPrevented) {
      event.preventDefault();
      (event.target as HTMLElement).click();
    }
  });
  const onElsewhere = ({target}: Event): void => {
    const isInside = (place: HTMLElement | null): boolean =>
      place?.contains(target as Node) === true;
    if (card && !isInside(card) && !isInside(word)) {
      close();
    }
  };
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  return close;
}

function wordOf({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(termLinks) : null;
}
