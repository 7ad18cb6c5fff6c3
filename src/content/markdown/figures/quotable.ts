import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {splitCitations} from '../../../domain/articles/citations';
import {sourceAnchor} from '../../../site/anchors';
import {element} from '../element';
import {figureContent, type Figure} from './figure';

/** A sentence without its citations, and the anchors of the sources they name. */
interface Statement {
  readonly text: string;
  readonly anchors: readonly string[];
}

/** One paragraph with a number and its source, which a reader takes as a quotation with one press. */
export const quotable: Figure = (directive) => {
  const [paragraph, ...rest] = figureContent(directive);
  if (paragraph?.type === 'paragraph' && rest.length === 0) {
    const {text, anchors} = statementOf(paragraph.children);
    if (/\d/.test(text) && anchors.length > 0) {
      return element('quotable-number', {statement: text, anchors: anchors.join(' ')}, [paragraph]);
    }
  }
  return 'między dwukropkami ma stać jeden akapit z liczbą, dniem i odsyłaczem do źródła: „Na 2 marca 2026 r. było ponad 600 spółdzielni[^RP1].”';
};

/** Citations are text as it is written, and links once the step of citations has run. */
function statementOf(content: readonly PhrasingContent[]): Statement {
  const anchors = new Set<string>();
  const text = content
    .flatMap((node) => {
      if (node.type === 'link' && node.url.startsWith(`#${sourceAnchor('')}`)) {
        anchors.add(node.url.slice(1));
        return [];
      }
      return splitCitations(toString(node)).flatMap((part) => {
        if (part.kind === 'text') {
          return [part.text];
        }
        anchors.add(sourceAnchor(part.code));
        return [];
      });
    })
    .join('');
  return {text, anchors: [...anchors]};
}
