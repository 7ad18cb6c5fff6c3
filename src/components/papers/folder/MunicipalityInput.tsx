import type {ReactNode} from 'react';
import {useMunicipalities} from '@site/src/browser/place/useMunicipalities';
import type {Entry} from '@site/src/domain/papers/folderData';
import {entryOfPlace} from '@site/src/domain/papers/folderPlaces';
import {municipalityLabel, municipalityNamed} from '@site/src/domain/place/municipalities';
import TextInput from './TextInput';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly entry: Entry;
  readonly onChange: (text: string) => void;
  /** A municipality of the list, with its kind and its county. */
  readonly onChoose: (place: Entry) => void;
}

/** Suggestions at a time. */
const mostShown = 20;

/** The name of a municipality, chosen from the list of them; the list loads on the first touch. */
export default function MunicipalityInput({entry, onChange, onChoose, ...field}: Props): ReactNode {
  const {name = '', kind, county} = entry;
  const {found, problem, load} = useMunicipalities(name, mostShown);
  /** Takes the municipality of this name or label, if there is one; the list may come after the name. */
  const take = async (name: string): Promise<void> => {
    const known = await load();
    const named = known ? municipalityNamed(known.values(), name) : undefined;
    if (named) {
      onChoose(entryOfPlace(named));
    }
  };
  return (
    <TextInput
      {...field}
      value={name}
      suggestions={found.map(municipalityLabel)}
      fault={problem}
      onFocus={() => void load()}
      onChange={(text) => {
        onChange(text);
        // A whole label: of a suggestion that was taken. A name may be the beginning of a longer one.
        if (text.includes(',')) {
          void take(text);
        }
      }}
      onLeave={() => {
        if (kind === undefined && county === undefined && name !== '') {
          void take(name);
        }
      }}
    />
  );
}
