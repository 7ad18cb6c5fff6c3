import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Why from '@site/src/components/ui/Why';
import {presetIds, presets, type PresetId} from '@site/src/domain/calculator/presets';
import styles from './quick.module.css';

interface Props {
  readonly who: PresetId;
  readonly onChange: (who: PresetId) => void;
}

/** The fragment of a link to an example, which is also what the calculator reads. */
const placeOf = (id: PresetId): string => `kto=${id}`;

/** Which example of a cooperative. */
export default function WhoChoice({who, onChange}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  presetIds.forEach((id) => collectAnchor(placeOf(id)));
  return (
    <div className={styles.who}>
      <p id="kalkulator-kto" className={styles.name}>
        Kto
      </p>
      <div role="radiogroup" aria-labelledby="kalkulator-kto" className={styles.choices}>
        {presetIds.map((id) => (
          <label key={id} id={placeOf(id)} className={styles.choice}>
            <input
              type="radio"
              name="kto"
              checked={who === id}
              aria-describedby={who === id ? 'kalkulator-kto-opis' : undefined}
              onChange={() => onChange(id)}
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
    </div>
  );
}
