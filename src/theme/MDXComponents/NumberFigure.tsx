import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import QuotableNumber from '@site/src/components/articles/QuotableNumber';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {articleOf} from '@site/src/domain/articles/article';
import {formatDate} from '@cooperative/polish';
import {sourceAnchor} from '@site/src/site/anchors';

interface Props {
  readonly statement: string;
  /** Anchors of the sources it cites, with spaces between them. */
  readonly anchors: string;
  readonly children: ReactNode;
}

/** `:::liczba` in an article, with what the article knows of its sources. */
export default function NumberFigure({statement, anchors, children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {sources, author, checked} = articleOf(metadata);
  const {name} = useSettings();
  const cited = anchors.split(' ');
  return (
    <QuotableNumber
      statement={statement}
      sources={sources.filter(({code}) => cited.includes(sourceAnchor(code)))}
      article={{title: metadata.title, author: author ?? name, checked: formatDate(checked)}}>
      {children}
    </QuotableNumber>
  );
}
