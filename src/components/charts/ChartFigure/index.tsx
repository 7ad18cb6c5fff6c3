import type {ComponentProps, ReactNode, Ref} from 'react';
import DataTable from '@site/src/components/ui/DataTable';
import styles from './styles.module.css';

interface Props {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  /** Shown next to the title: what is chosen. */
  readonly chosen?: string;
  /** The picture, its readouts and its controls. */
  readonly children: ReactNode;
  readonly table: ComponentProps<typeof DataTable>;
  /** What the picture shows, in one sentence. */
  readonly finding: string;
  /** What it is based on. */
  readonly note?: ReactNode;
}

/** The frame of every chart with data: title, picture, the numbers in a table, and the finding. */
export default function ChartFigure({
  ref,
  title,
  chosen,
  children,
  table,
  finding,
  note,
}: Props): ReactNode {
  return (
    <figure ref={ref} className={styles.figure}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {chosen !== undefined && <span className={`${styles.chosen} meta`}>{chosen}</span>}
      </div>
      {children}
      <DataTable {...table} />
      <figcaption className="meta">
        {finding} {note}
      </figcaption>
    </figure>
  );
}
