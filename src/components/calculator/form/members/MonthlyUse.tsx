import {useState, type ClipboardEvent, type ReactNode} from 'react';
import WhereOnBill from '@site/src/components/calculator/bill/WhereOnBill';
import {limits} from '@site/src/domain/calculator/defaults';
import type {MemberDraft} from '@site/src/domain/calculator/draft';
import {readMonths, withMonths} from '@site/src/domain/calculator/members/monthlyUse';
import {monthNames} from '@site/src/domain/polish/months';
import {capitalized, formatNumber} from '@site/src/site/format';
import {replaceAt} from '@site/src/domain/kernel/changedList';
import CheckSetting from '../../shared/fields/CheckSetting';
import NumberSetting from '../../shared/fields/NumberSetting';
import {useUndo} from '../../shared/fields/useUndo';
import styles from '../full.module.css';

type Profile = NonNullable<MemberDraft['profile']>;

interface Props {
  readonly path: string;
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
}

/** The use of twelve months from bills, typed or pasted together, instead of one sum. */
export default function MonthlyUse({path, profile, onChange}: Props): ReactNode {
  const {monthlyKwh, ...rest} = profile;
  const [message, setMessage] = useState('');
  const offerUndo = useUndo({value: profile, onChange});
  const paste = (event: ClipboardEvent): void => {
    const pasted = readMonths(event.clipboardData.getData('text'), limits.annualKwh);
    if (pasted.kind === 'oneNumber') {
      return;
    }
    event.preventDefault();
    setMessage(pasted.kind === 'refused' ? pasted.message : 'Wklejono 12 miesięcy.');
    if (pasted.kind === 'months') {
      onChange(withMonths(profile, [...pasted.kwh]));
    }
  };
  return (
    <>
      <div className={styles.wide}>
        <CheckSetting
          path={`${path}.monthlyKwh`}
          label="Mam rachunki z 12 miesięcy"
          value={monthlyKwh !== undefined}
          onChange={(isMonthly) => {
            setMessage('');
            onChange(isMonthly ? withMonths(rest, Array<null>(12).fill(null)) : rest);
            if (monthlyKwh && !isMonthly) {
              offerUndo('Usunięto zużycie w miesiącach.', (now) => withMonths(now, monthlyKwh));
            }
          }}
          hint="Każdy miesiąc będzie miał tyle, ile na rachunku; godziny w miesiącu rozkłada profil."
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
              <NumberSetting
                key={month}
                path={`${path}.monthlyKwh[${index + 1}]`}
                spec={{label: capitalized(month), unit: 'kWh', max: limits.annualKwh, step: 10}}
                value={monthlyKwh[index]}
                onChange={(kwh) => {
                  onChange(withMonths(profile, replaceAt(monthlyKwh, index, kwh)));
                }}
              />
            ))}
          </div>
          <p>
            Razem w roku: {formatNumber(monthlyKwh.reduce<number>((a, b) => a + (b ?? 0), 0))} kWh
          </p>
        </fieldset>
      )}
    </>
  );
}
