type Place = (this: Node, node: Node, reference: Node | null) => unknown;

/**
 * Puts a node at the end of its parent where the one that it is to come before was moved by foreign code.
 *
 * Why: translators built into browsers wrap text nodes. What then comes before such a text is inserted before a node that
 * is no child of its parent any more, which throws and turns the page into the error page.
 * Leans on: preact 11 places nodes by `insertBefore`, and where a browser has it by `moveBefore`; it removes nodes from
 * whatever parent they have.
 * Breaks: a translated page turns into the error page as soon as a part of it changes.
 */
export function tolerateMovedNodes(): void {
  for (const [prototype, name] of [
    [Node.prototype, 'insertBefore'],
    [Element.prototype, 'moveBefore'],
  ] as const) {
    const place = Reflect.get(prototype, name) as Place | undefined;
    const placeKnown: Place = function placeKnown(node, reference) {
      return place?.call(this, node, reference?.parentNode === this ? reference : null);
    };
    if (place) {
      Reflect.set(prototype, name, placeKnown);
    }
  }
}
