import type {BlockContent, RootContent} from 'mdast';

/** An mdast block rendered as the given HTML element. */
export function element(
  hName: string,
  hProperties: Record<string, string | string[]>,
  children: readonly RootContent[],
): BlockContent {
  return {
    type: 'blockquote',
    data: {hName, hProperties},
    children: children as BlockContent[],
  };
}

/** An mdast block rendered as the given element around one text. */
export function textElement(
  hName: string,
  hProperties: Record<string, string | string[]>,
  value: string,
): BlockContent {
  return element(hName, hProperties, [{type: 'text', value}]);
}
