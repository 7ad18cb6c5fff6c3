import {useId, useState, type ReactNode} from 'react';
import {loadMunicipalities} from '@site/src/browser/place/loadMunicipalities';
import {
  findMunicipalities,
  municipalityLabel,
  type Municipality,
} from '@site/src/domain/place/municipalities';

/** Suggestions at a time. */
const mostShown = 12;

interface Props {
  readonly name: string;
  /** What is wrong with what is written. */
  readonly error: string | null;
}

/** A field for the name of one municipality; the list loads on the first touch, and without it one can write on. */
export default function MunicipalityField({name, error}: Props): ReactNode {
  const id = useId();
  const [all, setAll] = useState<ReadonlyMap<string, Municipality> | null>(null);
  const [text, setText] = useState('');
  const found =
    all && text.trim().length > 1 ? findMunicipalities(all.values(), text, mostShown) : [];
  return (
    <div>
      <label htmlFor={id}>Gmina (opcjonalnie)</label>
      <input
        id={id}
        className="addressField"
        name={name}
        list={`${id}-lista`}
        autoComplete="off"
        maxLength={80}
        value={text}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-blad`}
        onFocus={() => {
          loadMunicipalities().then(setAll, () => undefined);
        }}
        onChange={({target}) => setText(target.value)}
      />
      <datalist id={`${id}-lista`}>
        {found.map((one) => (
          <option key={one.teryt} value={municipalityLabel(one)} />
        ))}
      </datalist>
      {error !== null && <p id={`${id}-blad`}>{error}</p>}
    </div>
  );
}
