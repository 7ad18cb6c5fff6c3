import {useState, type ClipboardEvent, type ReactNode} from 'react';
import WhereOnBill from '@site/src/components/calculator/bill/WhereOnBill';
import {
  sumOfMonths,
  withMonths,
  type YearUse,
} from '@site/src/domain/calculator/members/monthlyUse';
import {readPastedMonths} from '@site/src/domain/calculator/members/pastedMonths';
import {capitalized, formatNumber, monthNames, replaceAt} from '@cooperative/polish';
import {fields} from '@cooperative/settlement/description';
import CheckSetting from '../../shared/fields/CheckSetting';
import {Setting} from '../../shared/fields/Settings';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

interface Props {
  /** Of what has the use, with the dot after it; empty in the quick mode. */
  readonly path: string;
  readonly use: YearUse;
  readonly hint: string;
  readonly why?: string;
  readonly onChange: (use: YearUse) => void;
}

/** The use of twelve months from bills, typed or pasted together, instead of one sum. */
export default function MonthlyUse({path, use, hint, why, onChange}: Props): ReactNode {
  const {annualKwh, monthlyKwh} = use;
  const [message, setMessage] = useState('');
  const offerUndo = useUndo({value: use, onChange});
  const paste = (event: ClipboardEvent): void => {
    const pasted = readPastedMonths(
      event.clipboardData.getData('text'),
      fields['profile.monthlyKwh'].max,
    );
    if (pasted.kind === 'oneNumber') {
      return;
    }
    event.preventDefault();
    setMessage(pasted.kind === 'refused' ? pasted.message : 'Wklejono 12 miesięcy.');
    if (pasted.kind === 'months') {
      onChange(withMonths(use, [...pasted.kwh]));
    }
  };
  return (
    <>
      <div className={styles.wide}>
        <CheckSetting
          path={`${path}monthlyKwh`}
          label="Mam rachunki z 12 miesięcy"
          value={monthlyKwh !== undefined}
          onChange={(isMonthly) => {
            setMessage('');
            onChange(isMonthly ? withMonths(use, Array<null>(12).fill(null)) : {annualKwh});
            if (monthlyKwh && !isMonthly) {
              offerUndo('Usunięto zużycie w miesiącach.', (now) => withMonths(now, monthlyKwh));
            }
          }}
          hint={hint}
          why={why}
        />
      </div>
      {monthlyKwh && (
        <fieldset className={styles.fieldset} onPaste={paste}>
          <legend>Zużycie w miesiącach</legend>
          <p className="meta">
            Możesz wkleić 12 liczb naraz z wiersza albo kolumny arkusza, w dowolne pole.{' '}
            <WhereOnBill item="use" />
          </p>
          <p role="status">{message}</p>
          <div className={styles.months}>
            {monthNames.map(([, month], index) => (
              <Setting
                key={month}
                of="profile.monthlyKwh"
                path={`${path}monthlyKwh[${index + 1}]`}
                asked={{label: capitalized(month)}}
                value={monthlyKwh[index] ?? null}
                onChange={(kwh) => onChange(withMonths(use, replaceAt(monthlyKwh, index, kwh)))}
              />
            ))}
          </div>
          <p>Razem w roku: {formatNumber(sumOfMonths(monthlyKwh))} kWh</p>
        </fieldset>
      )}
    </>
  );
}
