import {Fragment, options, type ComponentChildren, type VNode} from 'preact';
import {holdHangingWords} from '../../domain/polish/hangingWords';

/** Their text is taken as it stands, not read. */
const verbatim = new Set<unknown>([
  'title',
  'style',
  'script',
  'pre',
  'code',
  'textarea',
  'option',
]);

function hold(children: ComponentChildren): ComponentChildren {
  if (Array.isArray(children)) {
    return children.map(hold);
  }
  return typeof children === 'string' ? holdHangingWords(children) : children;
}

/**
 * Texts of components get the no-break spaces that the build gives to articles and to the editors' data, where the build
 * draws them and in the page alike. Text is drawn by elements; a component may do anything else with what it is given.
 *
 * Why: written by hand they would be invisible in the source, and sooner or later missing.
 * Leans on: Preact hands each element to `options.vnode` before it is drawn. React, in `npm start`, does not.
 * Breaks: one-letter words and numbers without their unit end lines; `tests/e2e/everyPage.spec.ts` finds them.
 */
export function holdHangingWordsAsDrawn(): void {
  const drawn = options.vnode?.bind(options);
  options.vnode = (vnode: VNode<{children?: ComponentChildren}>) => {
    const {type, props} = vnode;
    const isDrawn = typeof type === 'string' ? !verbatim.has(type) : type === Fragment;
    if (isDrawn && props.children) {
      props.children = hold(props.children);
    }
    drawn?.(vnode);
  };
}
