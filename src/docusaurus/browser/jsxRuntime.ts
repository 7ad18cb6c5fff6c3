import Link from '@docusaurus/Link';
// Core's alias of `react` leads to its folder, so these are the files themselves and not the modules they are here.
import * as devRuntime from 'react/jsx-dev-runtime.js';
import * as runtime from 'react/jsx-runtime.js';
import {holdHangingWords} from '@cooperative/polish/hangingWords';

interface Props {
  readonly children?: unknown;
}

type Make = (type: unknown, props: Props, key?: string, ...debug: unknown[]) => unknown;

const {
  Fragment,
  jsx: makeOne,
  jsxs: makeMany,
} = runtime as unknown as {
  readonly Fragment: symbol;
  readonly jsx: Make;
  readonly jsxs: Make;
};

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

function hold(children: unknown): unknown {
  if (Array.isArray(children)) {
    return children.map(hold);
  }
  return typeof children === 'string' ? holdHangingWords(children) : children;
}

/** Text is drawn by elements, and by links, whose element the router makes; another component may do anything with it. */
const isDrawnBy = (type: unknown): boolean =>
  typeof type === 'string' ? !verbatim.has(type) : type === Fragment || type === Link;

function held(make: Make): Make {
  return (type, props, ...rest) =>
    make(
      type,
      isDrawnBy(type) && props.children ? {...props, children: hold(props.children)} : props,
      ...rest,
    );
}

/**
 * Instead of `react/jsx-runtime`: texts of components get the no-break spaces that the build gives to articles and to the
 * editors' data, where the build draws them, in the page and in `npm start` alike.
 *
 * Why: written by hand they would be invisible in the source, and sooner or later missing.
 * Leans on: JSX becomes calls of these functions, with an element's text as `children`.
 * Breaks: one-letter words and numbers without their unit end lines; `tests/e2e/everyPage.spec.ts` finds them.
 */
export {Fragment};
export const jsx = held(makeOne);
export const jsxs = held(makeMany);
export const jsxDEV = held((devRuntime as unknown as {readonly jsxDEV: Make}).jsxDEV);
