import {options, type VNode} from 'preact';

/**
 * Marks the elements that Preact looks after.
 *
 * Why: what was pressed while the page slept is done again once its element is taken over, and behind a boundary that
 * comes later than to the page. Nothing else tells it: an element without listeners is left as it is.
 * Leans on: preact 11 calls `options.diffed` with every drawn element, which it keeps as `__e`.
 * Breaks: what was pressed in a sleeping page is done ten seconds late.
 */
export function markTakenElements(): void {
  const before = options.diffed?.bind(options);
  options.diffed = (vnode: VNode & {__e?: Element}) => {
    before?.(vnode);
    if (typeof vnode.type === 'string' && vnode.__e) {
      vnode.__e.isTaken = true;
    }
  };
}
