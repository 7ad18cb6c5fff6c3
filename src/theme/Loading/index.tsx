import type {ComponentProps, ReactNode} from 'react';
import type StockLoading from '@theme/Loading';

/**
 * Ejected: the parts of a page are there before it is shown; should they be missing after all, the error page says so
 * in Polish.
 */
export default function Loading({error}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error as Error | null) {
    throw error as unknown as Error;
  }
  return null;
}
