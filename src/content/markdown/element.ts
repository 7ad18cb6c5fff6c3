import type {BlockContent, RootContent} from 'mdast';

/**
 * An mdast node rendered as the given HTML element. Around words nothing is added: a block would set each link among
 * them, as a term of the glossary, apart from the stop after it.
 */
export function element(
  hName: string,
  hProperties: Record<string, string | string[]>,
  children: readonly RootContent[],
): BlockContent {
  const ofWords = children.some(({type}) => type === 'text' || type === 'link');
  return {
    type: ofWords ? 'emphasis' : 'blockquote',
    data: {hName, hProperties},
    children,
  } as BlockContent;
}

/** An mdast block rendered as the given element around one text. */
export function textElement(
  hName: string,
  hProperties: Record<string, string | string[]>,
  value: string,
): BlockContent {
  return element(hName, hProperties, [{type: 'text', value}]);
}
