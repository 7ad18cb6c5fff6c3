import type {ReactNode} from 'react';
import type {PagePayload} from '@site/src/domain/articles/pagePayload';
import {formatDate} from '@site/src/site/format';

/** How long a page takes to read and when its sources were checked, as far as its payload says. */
export default function PageFacts({
  readingMinutes,
  checked,
}: Pick<PagePayload, 'readingMinutes' | 'checked'>): ReactNode {
  return (
    <>
      {readingMinutes !== null && `${readingMinutes} min czytania`}
      {checked !== null && (
        <>
          {' · '}Sprawdzono: <time dateTime={checked}>{formatDate(checked)}</time>
        </>
      )}
    </>
  );
}
