import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import {formatNumber} from '@cooperative/polish';
import type {Pages} from './usePages';
import styles from './styles.module.css';

interface Props {
  readonly pages: Pages;
  /** How many items there are on all pages. */
  readonly count: number;
  /** `rows` of a list that is read, `pages` of one that is edited. */
  readonly by?: 'rows' | 'pages';
  /** Makes it a landmark with that name. */
  readonly label?: string;
}

const looks = {
  rows: {look: 'plain', previous: 'Poprzedni', next: 'Następni'},
  pages: {look: 'outlined', previous: 'Poprzednia strona', next: 'Następna strona'},
} as const;

/** Which of many items are shown, with buttons to the others; nothing when they all fit. */
export default function Paging({pages, count, by = 'rows', label}: Props): ReactNode {
  const {page, pages: pageCount, first, end, setPage} = pages;
  if (pageCount < 2) {
    return null;
  }
  const {look, previous, next} = looks[by];
  const last = pageCount - 1;
  const Box = label === undefined ? 'div' : 'nav';
  return (
    <Box aria-label={label} className={clsx(styles.paging, styles[by], 'needsScript noPrint')}>
      {/* Not `disabled` at an end: the focus would be lost. */}
      <Button look={look} aria-disabled={page === 0} onClick={() => setPage(Math.max(page - 1, 0))}>
        {previous}
      </Button>
      <span role="status">
        {by === 'rows' ? (
          <>
            {formatNumber(first + 1)}–{formatNumber(end)} z {formatNumber(count)}
          </>
        ) : (
          <>
            Strona {page + 1} z {pageCount}
          </>
        )}
      </span>
      <Button
        look={look}
        aria-disabled={page === last}
        onClick={() => setPage(Math.min(page + 1, last))}>
        {next}
      </Button>
    </Box>
  );
}
