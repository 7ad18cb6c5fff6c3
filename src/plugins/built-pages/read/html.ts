import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

/** All elements of a document in source order, each with its location. */
export function elementsIn(html: string): readonly HtmlElement[] {
  // As a browser without scripts reads it, so that the content of `noscript` is read too.
  return [...elementsUnder(parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false}))];
}

/** The elements inside another one. */
export function* elementsUnder(node: HtmlNode): Generator<HtmlElement> {
  for (const child of childrenOf(node)) {
    if ('tagName' in child) {
      yield child;
    }
    yield* elementsUnder(child);
  }
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function classesOf(element: HtmlElement): readonly string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
}

/** The text of a node without that of the elements left out. */
export function textOf(node: HtmlNode, isLeftOut: (element: HtmlElement) => boolean): string {
  return childrenOf(node)
    .map((child) => {
      if ('value' in child) {
        return child.value;
      }
      return 'tagName' in child && isLeftOut(child) ? '' : textOf(child, isLeftOut);
    })
    .join('');
}

function childrenOf(node: HtmlNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}
