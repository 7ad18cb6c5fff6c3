import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

type Attributes = Readonly<Record<string, unknown>>;
type Tag = ReactElement<Attributes, string>;

interface Props {
  readonly children?: ReactNode;
}

/** The mark of `react-helmet-async`, which puts these tags into the HTML at the build. */
const mark = 'data-rh';
const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
/** What tells tags of a kind apart, of which the last one counts. */
const identities = ['property', 'name', 'httpEquiv', 'itemProp', 'charSet', 'href'];

/** In the order of the page: what stands later is more specific. */
const parts: RefObject<ReactNode>[] = [];
let written = new Set<string>();
let isScheduled = false;

/**
 * Instead of `react-helmet-async`: what the pages of this site put into the head, `<html>`, `<title>`, `<meta>` and
 * `<link>`. See `build/bundle/lighterPackages.ts`.
 */
export function Helmet({children}: Props): ReactNode {
  const part = useRef<ReactNode>(null);
  useLayoutEffect(() => {
    part.current = children;
    schedule();
  }, [children]);
  useLayoutEffect(() => {
    parts.push(part);
    return () => {
      parts.splice(parts.indexOf(part), 1);
      schedule();
    };
  }, []);
  return null;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}

/** Once for all parts of a page. */
function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      write(parts.flatMap(({current}) => Children.toArray(current).filter(isTag)));
    });
  }
}

function isTag(node: ReactNode): node is Tag {
  return isValidElement(node) && typeof node.type === 'string';
}

function write(tags: readonly Tag[]): void {
  const root = new Map<string, string>();
  const head = new Map<string, Element>();
  for (const {type, props} of tags) {
    if (type === 'html') {
      attributesOf(props).forEach(([name, value]) => root.set(name, value));
    } else if (type === 'title') {
      document.title = Children.toArray(props.children as ReactNode)
        .filter((child) => typeof child === 'string')
        .join('');
    } else {
      head.set(keyOf(type, props), elementOf(type, props));
    }
  }
  writeRoot(root);
  writeHead([...head.values()]);
}

function attributesOf(props: Attributes): [string, string][] {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => [names[name] ?? name, String(value)]);
}

function keyOf(type: string, props: Attributes): string {
  const identity = identities.find((name) => name in props) ?? '';
  return props.rel === 'canonical' ? 'canonical' : `${type} ${identity} ${String(props[identity])}`;
}

function elementOf(type: string, props: Attributes): Element {
  const element = document.createElement(type);
  [...attributesOf(props), [mark, 'true'] as const].forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
  return element;
}

function writeRoot(wanted: ReadonlyMap<string, string>): void {
  const {documentElement} = document;
  written.forEach((name) => {
    if (!wanted.has(name)) {
      documentElement.removeAttribute(name);
    }
  });
  wanted.forEach((value, name) => {
    if (documentElement.getAttribute(name) !== value) {
      documentElement.setAttribute(name, value);
    }
  });
  written = new Set(wanted.keys());
}

/** Leaves alone what stands there already: a page that is taken over changes nothing. */
function writeHead(wanted: readonly Element[]): void {
  const old = [...document.head.querySelectorAll(`meta[${mark}], link[${mark}]`)];
  for (const element of wanted) {
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same === -1) {
      document.head.append(element);
    } else {
      old.splice(same, 1);
    }
  }
  old.forEach((element) => {
    element.remove();
  });
}
