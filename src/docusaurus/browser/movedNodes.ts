/**
 * Lets React go on where foreign code has moved its nodes: what is no longer there need not be removed, and what was to
 * come before it comes at the end of its parent.
 *
 * Why: translators built into browsers wrap text nodes. React then removes or inserts beside a node that is no child of
 * its parent any more, which throws and turns the page into the error page.
 * Leans on: react-dom 19 places nodes by `insertBefore` and removes them by `removeChild`.
 * Breaks: a translated page turns into the error page as soon as a part of it changes.
 */
export function tolerateMovedNodes(): void {
  const {prototype} = Node;
  // oxlint-disable-next-line typescript/unbound-method -- called with their node below
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function removeKnown<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function insertKnown<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    const known = reference?.parentNode === this ? reference : null;
    return insertBefore.call(this, node, known) as T;
  };
}
