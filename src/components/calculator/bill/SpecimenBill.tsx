import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {BillItem} from '@cooperative/settlement/description';
import {billItems, billSections, numberOf} from '@site/src/domain/calculator/billItems';
import styles from './styles.module.css';

interface Props {
  /** The number asked about. */
  readonly item?: BillItem | undefined;
}

/** A bill drawn without any numbers: it only shows where each number to copy stands. */
export default function SpecimenBill({item}: Props): ReactNode {
  const mark = (of: BillItem): ReactNode => <Mark item={of} isAsked={of === item} />;
  return (
    <div className={styles.bill}>
      <dl className={styles.head}>
        {(['group', 'orderedKw'] as const).map((of) => (
          <div key={of}>
            <dt>{billItems[of].row}</dt>
            <dd>{mark(of)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption>Wzór rachunku: numerem oznaczamy liczbę do przepisania</caption>
        <thead>
          <tr>
            <th scope="col">Nazwa</th>
            <th scope="col">Ilość</th>
            <th scope="col">Cena netto</th>
          </tr>
        </thead>
        {billSections.map(([title, items]) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {items.map((of) => (
              <tr key={of}>
                <th scope="row">{billItems[of].row}</th>
                <td>{of === 'energy' ? mark('use') : <span className={styles.blank} />}</td>
                <td>{mark(of)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Mark({item, isAsked}: {readonly item: BillItem; readonly isAsked: boolean}): ReactNode {
  return (
    <span
      className={clsx(styles.mark, isAsked && styles.asked)}
      aria-current={isAsked || undefined}>
      <strong>{numberOf(item)}</strong> {billItems[item].unit}
    </span>
  );
}
