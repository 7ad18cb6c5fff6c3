import type {ComponentProps, ReactNode} from 'react';
import WatchedNumber from '../WatchedNumber';

/** A number of the documents, exactly as typed. While its text cannot be read, nothing is issued. */
export default function AmountField(
  props: Omit<ComponentProps<typeof WatchedNumber>, 'task' | 'isExact'>,
): ReactNode {
  return <WatchedNumber {...props} task="dokumenty" isExact />;
}
