import {useState} from 'react';

export interface Pages {
  /** The page shown, from 0. */
  readonly page: number;
  readonly pages: number;
  /** Indexes of its first item and of the one after its last. */
  readonly first: number;
  readonly end: number;
  readonly setPage: (page: number) => void;
}

/** One page at a time of a list of `count`. When the shown page disappears with its items, the last one is shown. */
export function usePages(count: number, pageSize: number): Pages {
  const [wanted, setPage] = useState(0);
  const pages = Math.max(Math.ceil(count / Math.max(pageSize, 1)), 1);
  const page = Math.min(wanted, pages - 1);
  const first = page * pageSize;
  return {page, pages, first, end: Math.min(first + pageSize, count), setPage};
}
