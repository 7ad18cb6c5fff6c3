import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** A plain link; nothing is prefetched and no broken links are collected. */
export default function Link({to, ...props}: Props): ReactNode {
  return <a {...props} href={to} />;
}
