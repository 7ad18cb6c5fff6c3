import {useState, type ReactNode} from 'react';
import {newCount, type MemberCount} from '@site/src/domain/calculator/members/memberCounts';
import {memberKindIds, memberKinds} from '@site/src/domain/calculator/members/memberKinds';
import {countsOfPreset} from '@site/src/domain/calculator/presets';
import type {QuickInput} from '@site/src/domain/calculator/quick';
import {fields, memberLimit} from '@cooperative/settlement/description';
import NumberField from '../shared/fields/ReportedNumber';
import {formatNumber} from '@cooperative/polish';
import styles from './quick.module.css';

interface Props {
  readonly quick: QuickInput;
  readonly onChange: (members: readonly MemberCount[]) => void;
}

/** Kinds of points as people know them; each that is ticked asks how many there are and what each uses. */
export default function Kinds({quick, onChange}: Props): ReactNode {
  const counts = quick.members ?? countsOfPreset(quick.who);
  const [message, setMessage] = useState('');
  const total = counts.reduce((all, {count}) => all + (count ?? 0), 0);
  const change = (changed: MemberCount): void => {
    onChange(counts.map((kind) => (kind.id === changed.id ? changed : kind)));
  };
  const tick = (id: MemberCount['id'], isTicked: boolean): void => {
    const rest = counts.filter((kind) => kind.id !== id);
    const isLast = !isTicked && rest.length === 0;
    setMessage(isLast ? 'Zostaw co najmniej jeden rodzaj.' : '');
    if (!isLast) {
      onChange(isTicked ? [...rest, newCount(id)] : rest);
    }
  };
  return (
    <fieldset className={styles.kinds}>
      <legend className="visuallyHidden">Skład spółdzielni</legend>
      <p className="meta">
        Podane zużycie i grupa taryfowa to założenia: wpisz liczby z rachunków. Panele dzielimy
        według zużycia między punkty, które zwykle mają dach (założenie).
      </p>
      <p role="status">{message}</p>
      {memberKindIds.map((id) => {
        const {name, group} = memberKinds[id];
        const kind = counts.find((counted) => counted.id === id);
        return (
          <div key={id}>
            <label className={styles.kind}>
              <input
                type="checkbox"
                checked={kind !== undefined}
                onChange={({target}) => tick(id, target.checked)}
              />
              {name}{' '}
              <span className="meta">
                {group}
                {kind?.assumed !== undefined && `, założonych: ${formatNumber(kind.assumed)}`}
              </span>
            </label>
            {kind && (
              <div className={styles.kindNumbers}>
                <NumberField
                  id={`sklad-${id}-ile`}
                  label={`Ile: ${name}`}
                  unit=""
                  min={1}
                  max={memberLimit - total + (kind.count ?? 0)}
                  fractionDigits={0}
                  value={kind.count}
                  isRequired
                  onChange={(count) => {
                    // Who writes how many there are assumes none of them.
                    change({id, count, annualKwh: kind.annualKwh});
                  }}
                />
                <NumberField
                  id={`sklad-${id}-zuzycie`}
                  label={`Zużycie każdego: ${name}`}
                  unit="kWh na rok"
                  max={fields['profile.annualKwh'].max}
                  step={100}
                  fractionDigits={0}
                  value={kind.annualKwh}
                  isRequired
                  onChange={(annualKwh) => change({...kind, annualKwh})}
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
