import Link from '@docusaurus/Link';
// Core's alias of `react` leads to its folder, so these are the files themselves and not the modules they are here.
import * as devRuntime from 'react/jsx-dev-runtime.js';
import * as runtime from 'react/jsx-runtime.js';
import {holdHangingWords, spokenName, unbrokenParts} from '@cooperative/polish';

interface Props {
  readonly children?: unknown;
  readonly [name: string]: unknown;
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
const verbatim = new Set<unknown>(['style', 'script', 'pre', 'code', 'textarea']);

/** Their text has no elements in it, and no line to break. */
const plain = new Set<unknown>(['title', 'desc', 'text', 'tspan', 'option']);

/** What is heard and not seen. */
const names = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title'];

function hold(children: unknown, key?: number): unknown {
  if (Array.isArray(children)) {
    return children.map(hold);
  }
  if (typeof children !== 'string') {
    return children;
  }
  const text = holdHangingWords(children);
  const parts = unbrokenParts(text);
  if (parts.length === 1) {
    return text;
  }
  const drawn = parts.map((part, index) =>
    index % 2 === 1 ? makeOne('span', {className: 'unbroken', children: part}) : part,
  );
  return makeMany(Fragment, {children: drawn}, key === undefined ? key : `unbroken-${key}`);
}

function plainly(children: unknown): unknown {
  if (Array.isArray(children)) {
    return children.map(plainly);
  }
  return typeof children === 'string' ? children.replaceAll('\u00a0', ' ') : children;
}

/** The text of a button, which lays out its parts in a row: an element for a number would be a part of its own. */
function inOne(children: unknown): unknown {
  if (Array.isArray(children)) {
    return children.map(inOne);
  }
  return typeof children === 'string'
    ? unbrokenParts(holdHangingWords(children)).join('')
    : children;
}

/** The properties of an element, with its name as it is to be heard. */
function named(props: Props): Props {
  const given = names.filter((name) => typeof props[name] === 'string');
  return given.length === 0
    ? props
    : {
        ...props,
        ...Object.fromEntries(given.map((name) => [name, spokenName(String(props[name]))])),
      };
}

/** Text is drawn by elements, and by links, whose element the router makes; another component may do anything with it. */
const isDrawnBy = (type: unknown): boolean =>
  typeof type === 'string' ? !verbatim.has(type) : type === Fragment || type === Link;

/** An element with nothing but such a number, which stays in one line by itself; null for any other. */
function whole({children, className}: Props): Props | null {
  const text = typeof children === 'string' ? holdHangingWords(children) : ' ';
  const parts = text.includes(' ') ? [] : unbrokenParts(text);
  return parts.length > 1
    ? {
        className: typeof className === 'string' ? `${className} unbroken` : 'unbroken',
        children: parts.join(''),
      }
    : null;
}

function held(make: Make): Make {
  return (type, given, ...rest) => {
    const props = typeof type === 'string' ? named(given) : given;
    const {children} = props;
    return make(
      type,
      isDrawnBy(type) && children
        ? {
            ...props,
            ...(plain.has(type)
              ? {children: plainly(children)}
              : type === 'button'
                ? {children: inOne(children)}
                : ((typeof type === 'string' ? whole(props) : null) ?? {children: hold(children)})),
          }
        : props,
      ...rest,
    );
  };
}

/**
 * Instead of `react/jsx-runtime`: texts of components get the no-break spaces that the build gives to articles and to the
 * editors' data, where the build draws them, in the page and in `npm start` alike. What a no-break space would spoil for
 * the ear gets an element in its place, and a name plain spaces and words (`unbrokenParts`, `spokenName`).
 *
 * Why: written by hand they would be invisible in the source, and sooner or later missing; and only here both what the
 * build writes and what a page counts pass.
 * Leans on: JSX becomes calls of these functions, with an element's text as `children`; where that is a flex container or a
 * grid, its text has an element of its own, or what is kept together would be laid out as a part of it.
 * Breaks: one-letter words and numbers without their unit end lines, `tests/e2e/everyPage.spec.ts` finds them; numbers are
 * misheard, `tests/e2e/heard.night.spec.ts` hears them.
 */
export {Fragment};
export const jsx = held(makeOne);
export const jsxs = held(makeMany);
export const jsxDEV = held((devRuntime as unknown as {readonly jsxDEV: Make}).jsxDEV);
