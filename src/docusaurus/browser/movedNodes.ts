/**
 * Leaves a node moved by foreign code where it is, so that its text stays.
 *
 * Why: translators built into browsers wrap or replace text nodes. React then tries to remove a node, or insert before
 * one, that is no longer a child of the expected parent, which throws and crashes the page (React issue 11538).
 * Leans on: react-dom 19 changes the page through `removeChild` and `insertBefore` of `Node.prototype`.
 * Breaks: a translated page turns into the error page as soon as a part of it changes.
 */
export function tolerateMovedNodes(prototype: Node): void {
  /* eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node as `this` below */
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function removeKnown<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function insertKnown<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    const place = reference === null || reference.parentNode === this ? reference : null;
    return insertBefore.call(this, node, place) as T;
  };
}
