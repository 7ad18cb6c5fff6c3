import {memo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';

interface Props {
  readonly children: ReactNode;
}

const Drawn = memo(
  ({children}: Props & {readonly location: ReturnType<typeof useLocation>}) => children,
  (before, after) => before.location === after.location,
);

/**
 * Draws what is inside once for a location.
 *
 * Why: core draws the whole old page again at each press on a link, before the next page.
 * Leans on: core 3.10 client/PendingNavigation.js gives what is inside the old location itself until the next page is there.
 * Breaks: the next article comes later on a slow phone.
 */
export default function SameLocation({children}: Props): ReactNode {
  return <Drawn location={useLocation()}>{children}</Drawn>;
}
