import type {ReactNode} from 'react';
import type {MemberParty} from '@cooperative/settlement/documents';
import Check from '../Check';
import type {FieldsProps} from './fields';
import WatchedText from './WatchedText';
import styles from '../styles.module.css';

type Unit = MemberParty['units'][number];

interface Props {
  readonly id: string;
  /** Names of the member's points. */
  readonly points: readonly string[];
  readonly units: readonly Unit[];
  readonly onChange: (units: readonly Unit[]) => void;
  /** What a field of the unit that a point belongs to is called where all is checked. */
  readonly fieldOf: (point: string, key: string) => string;
  readonly errorOf: FieldsProps['errorOf'];
}

const fields = [
  ['name', 'Nazwa jednostki', ''],
  ['taxId', 'NIP jednostki albo ID wewnętrzny w KSeF', 'ID to NIP gminy i pięć cyfr po kresce'],
  ['address', 'Ulica i numer', ''],
  ['town', 'Kod i miejscowość', ''],
] as const;

/** Points that belong to units of a municipality, such as a school: each gets an invoice of its own. */
export default function UnitFields({
  id,
  points,
  units,
  onChange,
  fieldOf,
  errorOf,
}: Props): ReactNode {
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
                    field={fieldOf(point, key)}
                    value={unit[key]}
                    error={errorOf(fieldOf(point, key))}
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
