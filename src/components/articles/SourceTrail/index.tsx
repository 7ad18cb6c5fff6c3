import {Fragment, type ReactNode} from 'react';
import type {CitedSource} from '@site/src/domain/articles/article';
import {sourceTrail, titleAddress} from '@site/src/domain/articles/sourceTrail';
import {formatDate} from '@cooperative/polish';

interface Props {
  readonly source: CitedSource;
}

/** A source: its title, and below it what of it was read and when. */
export default function SourceTrail({source}: Props): ReactNode {
  const address = titleAddress(source);
  return (
    <>
      {address === null ? source.title : <a href={address}>{source.title}</a>}
      <span className="meta">
        {sourceTrail(source, withoutStop(formatDate(source.read))).map(({text, url}) => (
          <Fragment key={text}>{url === undefined ? text : <a href={url}>{text}</a>}</Fragment>
        ))}
      </span>
    </>
  );
}

/** A date ends with “r.”, and so would the sentence. */
function withoutStop(date: string): string {
  return date.replace(/\.$/, '');
}
