import {useCallback, useState} from 'react';
import {findMunicipalities, type Municipality} from '../../domain/place/municipalities';
import {loadMunicipalities} from './loadMunicipalities';

type Register = ReadonlyMap<string, Municipality>;

/** Municipalities to choose from while a name is typed. */
interface MunicipalityChoice {
  readonly found: readonly Municipality[];
  /** Why there is nothing to choose from. */
  readonly problem: string | undefined;
  /** Loads the list, on the first touch of the field; null without a network, and may be tried again. */
  readonly load: () => Promise<Register | null>;
}

/** The municipalities that `text` may mean, at most so many, once their list is loaded. */
export function useMunicipalities(text: string, most: number): MunicipalityChoice {
  const [all, setAll] = useState<Register | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    const known = await loadMunicipalities().catch(() => null);
    setHasFailed(known === null);
    setAll((before) => known ?? before);
    return known;
  }, []);
  const isName = text.trim().length > 1;
  const found = all && isName ? findMunicipalities(all.values(), text, most) : [];
  const noData = 'Nie udało się wczytać listy gmin. Sprawdź połączenie i wpisz nazwę jeszcze raz.';
  const isUnknown = all !== null && isName && found.length === 0;
  const notThere = isUnknown ? 'Nie ma takiej gminy na liście. Sprawdź pisownię.' : undefined;
  return {found, problem: hasFailed ? noData : notThere, load};
}
