import type {CooperativeRecord} from '@cooperative/settlement/record';
import {useEffect, useMemo, useState} from 'react';
import {shareWarnings, warningsOf, type Warning} from '../../domain/papers/checks';
import type {Entry, Folder} from '../../domain/papers/folderData';
import {placeOf} from '../../domain/papers/folderPlaces';
import {areaAnswer, areaOf} from '../../domain/place/area';
import type {Municipality} from '../../domain/place/municipalities';
import {loadMunicipalities} from '../place/loadMunicipalities';

/** What the law says of the folder. */
export interface FolderRemarks {
  readonly warnings: readonly Warning[];
  /** Municipalities that are not in the register, or more than once: whether they border one another is not checked. */
  readonly unknown: readonly Entry[];
  /** Whether the municipalities may be the area of a cooperative, in a sentence; null while they are not known. */
  readonly area: string | null;
}

/** The checks of the folder and its cooperative; the register of municipalities is loaded once there is one to look up. */
export function useWarnings(folder: Folder | null, record: CooperativeRecord): FolderRemarks {
  const [all, setAll] = useState<ReadonlyMap<string, Municipality> | null>(null);
  const isNeeded = (folder?.lists.municipalities.length ?? 0) > 0;
  useEffect(() => {
    if (isNeeded) {
      // Without the register only the neighbours stay unchecked.
      void loadMunicipalities().then(setAll, () => undefined);
    }
  }, [isNeeded]);
  return useMemo(() => {
    if (folder === null) {
      return {warnings: [], unknown: [], area: null};
    }
    const {municipalities} = folder.lists;
    const places = all && municipalities.map((entry) => placeOf(entry, all));
    const found = places?.every((place) => place !== undefined) ? places : null;
    const unknown = municipalities.filter(
      ({name}, index) => places && name !== undefined && places[index] === undefined,
    );
    return {
      warnings: [...warningsOf(folder, found), ...shareWarnings(record)],
      unknown,
      area: found && areaAnswer(areaOf(found)),
    };
  }, [folder, record, all]);
}
