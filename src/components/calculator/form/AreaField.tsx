import {useState, type ReactNode} from 'react';
import TextField from '@site/src/components/ui/controls/TextField';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useMunicipalities} from '@site/src/browser/place/useMunicipalities';
import {areaAnswer, areaOf, placesOf, type Area} from '@site/src/domain/place/area';
import {municipalityNamed, municipalityLabel} from '@site/src/domain/place/municipalities';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import styles from './quick.module.css';

interface Props {
  readonly area: Area;
  readonly onChange: (area: Area) => void;
}

/** Suggestions at a time. */
const mostShown = 20;
const mostPlaces = 5;
const none: Area = {places: undefined, municipalities: undefined, adjacent: undefined};

/** In which municipalities the cooperative is, and whether the law lets it be there. The list loads on the first touch. */
export default function AreaField({area, onChange}: Props): ReactNode {
  const [text, setText] = useState('');
  const {found, problem, load} = useMunicipalities(text, mostShown);
  const places = placesOf(area);
  const isFull = places.length >= mostPlaces;
  const choose = async (codes: readonly string[]): Promise<void> => {
    const known = await load();
    if (known) {
      const chosen = codes.flatMap((code) => known.get(code) ?? []);
      onChange({...none, ...(chosen.length > 0 && areaOf(chosen))});
    }
  };
  const codes = places.map(({teryt}) => teryt);
  /** Adds the municipality of this name, if there is one; the list may come after the name. */
  const take = async (name: string): Promise<void> => {
    const known = await load();
    const named = known ? municipalityNamed(known.values(), name) : undefined;
    if (named) {
      setText((now) => (now === name ? '' : now));
      await choose([...new Set([...codes, named.teryt])]);
    }
  };
  return (
    <div>
      <TextField
        id={fieldId('cooperative.places')}
        label="Gmina (opcjonalnie)"
        hint="Wpisz nazwę i wybierz z listy; możesz dodać sąsiednie."
        error={problem}
        maxLength={80}
        suggestions={found.map(municipalityLabel)}
        value={text}
        disabled={isFull}
        onFocus={() => {
          void load();
        }}
        onChange={(next) => {
          setText(next);
          // A whole label: of a suggestion that was taken. A name may be the beginning of a longer one.
          if (next.includes(',')) {
            void take(next);
          }
        }}
        onBlur={() => {
          if (text !== '') {
            void take(text);
          }
        }}
      />
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({teryt, name}) => (
            <li key={teryt}>
              {name}{' '}
              <Button
                look="plain"
                aria-label={`Usuń gminę: ${name}`}
                onClick={() => {
                  void choose(codes.filter((code) => code !== teryt));
                }}>
                Usuń
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{areaAnswer(area)}</p>
      {places.length > 0 && (
        <p className="meta">
          Rodzaje gmin: TERYT (GUS), 1.01.2026. Granice: PRG (GUGiK), 2019, uproszczone: późniejsze
          zmiany sprawdź w Geoportalu.
        </p>
      )}
    </div>
  );
}
