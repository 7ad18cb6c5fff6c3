import {listIds, type ListId} from './folder';
import type {Entry, Folder} from './folderData';

/** What an entry of a list goes by. */
const keys: Readonly<Record<ListId, readonly string[]>> = {
  municipalities: ['name'],
  members: ['name'],
  points: ['name'],
  sources: ['kind', 'place'],
  batteries: ['place'],
  board: ['name'],
  council: ['name'],
};

/** A folder with all of another one: what both have is the other's, entries are known by their names or numbers, none goes. */
export function joinFolders(folder: Folder, other: Folder): Folder {
  return {
    ...folder,
    values: {...folder.values, ...other.values},
    lists: Object.fromEntries(
      listIds.map((list) => [
        list,
        joinLists(folder.lists[list], other.lists[list], isSameBy(list)),
      ]),
    ) as Folder['lists'],
  };
}

type IsSame = (one: Entry, other: Entry) => boolean;

/** A point is the one of its number, and without numbers the one of its name; other entries are alike in all they go by. */
export function isSameBy(list: ListId): IsSame {
  const isAlike = (one: Entry, other: Entry, key: string): boolean =>
    (one[key] ?? '').toLowerCase() === (other[key] ?? '').toLowerCase();
  return list === 'points'
    ? (one, other) =>
        isAlike(one, other, one.ppe !== undefined && other.ppe !== undefined ? 'ppe' : 'name')
    : (one, other) => keys[list].every((key) => isAlike(one, other, key));
}

function joinLists(
  entries: readonly Entry[],
  others: readonly Entry[],
  isSame: IsSame,
): readonly Entry[] {
  return [
    ...entries.map((entry) => ({...entry, ...others.find((other) => isSame(entry, other))})),
    ...others.filter((other) => !entries.some((entry) => isSame(entry, other))),
  ];
}
