import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Why from '@site/src/components/ui/Why';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {operatorNames} from '@site/src/domain/calculator/defaults';
import {presetIds, presets, type PresetId} from '@site/src/domain/calculator/presets';
import {operators, type Operator} from '@cooperative/settlement/money/rates';
import styles from './quick.module.css';

interface WhoProps {
  readonly who: PresetId;
  readonly onChange: (who: PresetId) => void;
}

/** The fragment of a link to an example, which is also what the calculator reads. */
const placeOf = (id: PresetId): string => `kto=${id}`;

/** Which example of a cooperative. */
export function WhoChoice({who, onChange}: WhoProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  presetIds.forEach((id) => {
    collectAnchor(placeOf(id));
  });
  return (
    <>
      <div className={styles.choices}>
        {presetIds.map((id) => (
          <label key={id} id={placeOf(id)} className={styles.choice}>
            <input
              className="tick"
              type="radio"
              name="kto"
              checked={who === id}
              aria-describedby={who === id ? 'kalkulator-kto-opis' : undefined}
              onChange={() => {
                onChange(id);
              }}
            />
            {presets[id].label}
          </label>
        ))}
      </div>
      <Why of={presets[who].label} name="Kto jest w przykładzie?">
        <p id="kalkulator-kto-opis">
          {presets[who].text} To przykład: podział zużycia i paneli jest założeniem.
        </p>
      </Why>
    </>
  );
}

interface OperatorProps {
  readonly operator: Operator;
  readonly onChange: (operator: Operator) => void;
}

/** Whose grid it is. */
export function OperatorChoice({operator, onChange}: OperatorProps): ReactNode {
  return (
    <SelectField
      id="kalkulator-operator"
      label="Operator sieci"
      hint="Jego nazwę znajdziesz na rachunku."
      options={operators.map((id) => ({value: id, label: operatorNames[id]}))}
      value={operator}
      onChange={onChange}
    />
  );
}
