import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {headingLinkClass} from '@site/src/site/anchors';

/** Ejected: the link beside a heading is no part of the heading's name. */
export default function Heading({as: Level, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (Level === 'h1' || !id) {
    return <Level {...props}>{children}</Level>;
  }
  collectAnchor(id);
  const nameId = `${id}-nazwa`;
  const label = `Kopiuj link do sekcji: ${typeof children === 'string' ? children : id}`;
  return (
    <Level {...props} id={id} aria-labelledby={nameId}>
      <span id={nameId}>{children}</span>
      <Link
        className={headingLinkClass}
        to={`#${id}`}
        data-copies={id}
        aria-label={label}
        title={label}
      />
    </Level>
  );
}
