import type {ReactNode} from 'react';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import Notice, {type NoticeKind} from '@site/src/components/ui/Notice';

const kinds: Readonly<Record<string, NoticeKind>> = {
  tip: 'success',
  warning: 'warning',
  caution: 'warning',
  danger: 'error',
};

/** Ejected: the labelled tab of our own notices instead of a coloured slab. */
export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(unprocessed);
  return (
    <Notice kind={kinds[type] ?? 'info'} title={title}>
      {children}
    </Notice>
  );
}
