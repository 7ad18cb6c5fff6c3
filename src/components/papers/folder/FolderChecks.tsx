import {useEffect, useState, type ReactNode} from 'react';
import {loadMunicipalities} from '@site/src/browser/calculator/loadMunicipalities';
import {warningsOf} from '@site/src/domain/papers/checks';
import {folderGroups, fieldOf} from '@site/src/domain/papers/folder';
import type {Entry, Folder} from '@site/src/domain/papers/folderData';
import {municipalityNamed, type Municipality} from '@site/src/domain/place/municipalities';

interface Props {
  readonly folder: Folder;
}

/** What the law refuses or asks about in the folder, with the provision. Nothing is blocked. */
export default function FolderChecks({folder}: Props): ReactNode {
  const {gminy} = folder.lists;
  const places = usePlaces(gminy);
  const unknown = places === null ? [] : gminy.filter((_, index) => places[index] === undefined);
  const found = places?.filter((place) => place !== undefined) ?? [];
  const warnings = warningsOf(folder, unknown.length === 0 ? found : null);
  return (
    <div role="status">
      {warnings.length === 0 ? (
        <p>W tym, co wpisano, nie widzimy niczego, czego prawo zabrania.</p>
      ) : (
        <ul>
          {warnings.map(({group, text, basis}) => (
            <li key={`${group} ${text}`}>
              {text} <span className="meta">Podstawa: {basis}.</span>{' '}
              <a href={`#${group}`}>Popraw: {folderGroups[group].label}</a>
            </li>
          ))}
        </ul>
      )}
      {unknown.map(({nazwa = ''}) => (
        <p key={nazwa}>
          Gminy „{nazwa}” nie ma na liście GUS albo jest ich kilka. Sprawdź nazwę, rodzaj i powiat:
          bez nich nie wiemy, czy gminy ze sobą sąsiadują.
        </p>
      ))}
    </div>
  );
}

/** The municipalities in the register, in order, once it is loaded; null without any, or while it is not there. */
function usePlaces(gminy: readonly Entry[]): readonly (Municipality | undefined)[] | null {
  const [all, setAll] = useState<ReadonlyMap<string, Municipality> | null>(null);
  const isNeeded = gminy.length > 0;
  useEffect(() => {
    if (isNeeded) {
      // Without the list only the neighbours stay unchecked.
      void loadMunicipalities().then(setAll, () => undefined);
    }
  }, [isNeeded]);
  return all && isNeeded ? gminy.map((entry) => placeOf(entry, all)) : null;
}

function placeOf(
  {nazwa = '', rodzaj = '', powiat = ''}: Entry,
  all: ReadonlyMap<string, Municipality>,
): Municipality | undefined {
  const type = fieldOf('gminy.rodzaj')?.type;
  const kind = type?.kind === 'choice' ? (type.options[rodzaj] ?? '') : '';
  const name = nazwa.replace(/^gmina /i, '');
  const label = `${name}, gmina ${kind}, powiat ${powiat.replace(/^powiat /i, '')}`;
  return municipalityNamed(all.values(), label) ?? municipalityNamed(all.values(), name);
}
