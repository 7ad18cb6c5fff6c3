import type {ReactNode} from 'react';
import type {Props} from '@theme/DocPaginator';
import Paginator from '@site/src/components/articles/Paginator';

/** Ejected: two plain links instead of boxed cards. */
export default function DocPaginator({previous, next}: Props): ReactNode {
  return <Paginator previous={previous} next={next} />;
}
