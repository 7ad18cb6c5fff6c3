/**
 * Translators built into browsers wrap or replace text nodes. React then removes or inserts beside a node that is no
 * longer a child of the parent it knows, which throws and takes the page down (React issue 11538). A node that has
 * moved is left where it is: the text stays.
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
