import type {ReactNode} from 'react';
import type {MemberParty} from '@cooperative/settlement/documents';
import Check from '../Check';
import WatchedText from './WatchedText';
import styles from '../styles.module.css';

type Unit = MemberParty['units'][number];

interface Props {
  readonly id: string;
  /** Names of the member's points. */
  readonly points: readonly string[];
  readonly units: readonly Unit[];
  readonly onChange: (units: readonly Unit[]) => void;
  /** What they are called where all is checked. */
  readonly field: string;
}

const fields = [
  ['name', 'Nazwa jednostki', ''],
  ['taxId', 'NIP jednostki albo ID wewnętrzny w KSeF', 'ID to NIP gminy i pięć cyfr po kresce'],
  ['address', 'Ulica i numer', ''],
  ['town', 'Kod i miejscowość', ''],
] as const;

/** Points that belong to units of a municipality, such as a school: each gets an invoice of its own. */
export default function UnitFields({id, points, units, onChange, field}: Props): ReactNode {
  return (
    <div className={styles.wide}>
      <p>Punkty jednostek (szkoła, biblioteka): jednostka dostaje osobny dokument.</p>
      {points.map((point, index) => {
        const unit = units.find((one) => one.point === point);
        return (
          <div key={point}>
            <Check
              label={`${point} należy do jednostki`}
              isChecked={unit !== undefined}
              onChange={(isChecked) => {
                onChange(
                  isChecked
                    ? [...units, {point, name: point, taxId: '', address: '', town: ''}]
                    : units.filter((one) => one.point !== point),
                );
              }}
            />
            {unit && (
              <div className={styles.columns}>
                {fields.map(([key, label, hint]) => (
                  <WatchedText
                    key={key}
                    id={`${id}-jednostka-${index}-${key}`}
                    label={label}
                    name={`${label}: ${point}`}
                    field={`${field}.${point}.${key}`}
                    value={unit[key]}
                    {...(hint !== '' && {hint})}
                    onChange={(text) => {
                      onChange(units.map((one) => (one === unit ? {...unit, [key]: text} : one)));
                    }}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
