import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import {emptyRows, isChosen, rowsOf, writtenField} from '@site/src/domain/papers/fill';
import {conditionName, fieldOf, isListId, isShortField} from '@site/src/domain/papers/folder';
import {parseCondition} from '@site/src/domain/papers/words';
import {PaperContext, usePaper} from './context';
import styles from './styles.module.css';

interface FieldProps {
  readonly 'data-field': string;
}

/** Where a field stands in the paper: comes into view while it is filled in, if it is the first place of that field. */
function usePlace<Place extends HTMLElement>(field: string | undefined) {
  const isCurrent = usePaper().current === field;
  const ref = useRef<Place>(null);
  useEffect(() => {
    if (isCurrent && document.querySelector('[data-current]') === ref.current) {
      ref.current?.scrollIntoView({block: 'center', behavior: 'instant'});
    }
  }, [isCurrent]);
  return {ref, 'data-current': isCurrent || undefined};
}

/** A field of the folder: what was entered, or a line to write on. */
export function PaperField({'data-field': id}: FieldProps): ReactNode {
  const {filling} = usePaper();
  const place = usePlace<HTMLSpanElement>(id);
  const words = filling === null ? '' : writtenField(filling, id);
  return words === '' ? (
    <span {...place} className={clsx('blank', isShortField(id) ? styles.short : 'blankLong')}>
      <span className="visuallyHidden">miejsce na wpis: {fieldOf(id)?.label ?? 'liczba'}</span>
    </span>
  ) : (
    <span
      {...place}
      className={clsx(styles.filled, fieldOf(id)?.letters && filling?.row && styles.whole)}>
      {words}
    </span>
  );
}

interface RowsProps extends ComponentProps<'tr'> {
  readonly 'data-list'?: string;
}

/** A row of a table; one of a list stands for each of its entries, or a few times empty if there are none. */
export function PaperRows({'data-list': list, ...row}: RowsProps): ReactNode {
  const paper = usePaper();
  const {filling} = paper;
  if (list === undefined || !isListId(list)) {
    return <tr {...row} />;
  }
  const rows =
    filling === null ? Array.from({length: emptyRows}, () => null) : rowsOf(filling, list);
  return rows.map((one, index) => (
    <PaperContext key={index} value={{...paper, filling: one}}>
      <tr {...row} />
    </PaperContext>
  ));
}

interface VariantProps {
  readonly 'data-when': string;
  readonly children?: ReactNode;
}

/** A part of a paper that stands only with a choice. Until it is made, all variants stand, under their names. */
export function PaperVariant({'data-when': when, children}: VariantProps): ReactNode {
  const {filling} = usePaper();
  const condition = parseCondition(when);
  const chosen = filling && condition && isChosen(filling, condition);
  const place = usePlace<HTMLDivElement>(condition?.field);
  if (condition === null || chosen === true) {
    return <div {...place}>{children}</div>;
  }
  return chosen === false ? null : (
    <div {...place} className={styles.variant}>
      <p>Wariant. {conditionName(condition)}</p>
      {children}
    </div>
  );
}

/** The note for the lawyer, folded under the paper; printed on a sheet of its own. */
export function PaperNote({children}: {readonly children?: ReactNode}): ReactNode {
  return (
    <details className={styles.note}>
      <FoldSummary>
        <h2>Dla prawnika</h2>
      </FoldSummary>
      {children}
    </details>
  );
}
