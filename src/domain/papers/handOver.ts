import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {
  fieldOf,
  folderGroups,
  isListId,
  listIds,
  type FolderGroup,
  type GroupId,
  type ListId,
} from './folder';
import {emptyFolder, type Entry, type Folder} from './folderData';
import {folderOf, withFolder} from './folderRecord';
import {isSameBy, joinFolders} from './joinFolders';

/**
 * The way of a folder to somebody who knows a part of it and back: a file with only the fields that this person knows, and
 * what has changed in it when it returns.
 */

/** What an entry is known by: it goes along with whatever is asked of it. */
const namingFields = ['name', 'kind', 'place', 'member'];

/** Who may be asked: those whom the fields of the folder name, in their order, each once. */
export function knowers(): readonly string[] {
  const all = Object.values<FolderGroup>(folderGroups).flatMap(({fields}) =>
    Object.values(fields).map(({who}) => who),
  );
  return [...new Set(all)];
}

/** What this person is asked, by the groups of the folder: „Punkty poboru: numer PPE, grupa taryfowa”. */
export function knownTo(who: string): readonly string[] {
  return Object.values<FolderGroup>(folderGroups).flatMap(({label, fields}) => {
    const own = Object.values(fields).flatMap((field) => (field.who === who ? [field.label] : []));
    return own.length === 0 ? [] : [`${label}: ${own.join(', ')}`];
  });
}

/** Whether a field is shown to this person; null is whoever keeps the folder, and is shown all. */
export function isShownTo(who: string | null, group: GroupId, name: string): boolean {
  const field = fieldOf(`${group}.${name}`);
  const isList = isListId(group) && asksIn(group, who);
  return who === null || field?.who === who || (isList && namingFields.includes(name));
}

/** Whether anything in a group is asked of this person. */
export function asksIn(group: GroupId, who: string | null): boolean {
  const {fields}: FolderGroup = folderGroups[group];
  return who === null || Object.values(fields).some((field) => field.who === who);
}

/** The cooperative with only what this person is asked, to be saved to a file. */
export function handedOver(record: CooperativeRecord, who: string): CooperativeRecord {
  const {values, lists} = folderOf(record);
  const shown = (group: GroupId, entry: Entry): Entry =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => isShownTo(who, group, name)));
  const part: Folder = {
    values: Object.fromEntries(
      Object.entries(values).filter(
        ([id]) => id === 'cooperative.name' || fieldOf(id)?.who === who,
      ),
    ),
    lists: Object.fromEntries(
      listIds.map((list) => [
        list,
        asksIn(list, who) ? lists[list].map((entry) => shown(list, entry)) : [],
      ]),
    ) as unknown as Folder['lists'],
  };
  return {
    ...withFolder(newRecord, emptyFolder, part),
    ...(record.id !== undefined && {id: record.id}),
    askedOf: who,
  };
}

/** What a returned file changes: „Punkt szkoła, Numer PPE: było …, jest …”. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A folder with what came back of it, and what that changes. Nothing that was left empty takes anything away. */
export function returned(
  folder: Folder,
  file: CooperativeRecord,
): {readonly folder: Folder; readonly changes: readonly Change[]} {
  const joined = joinFolders(folder, folderOf(file));
  return {
    folder: joined,
    changes: [...valueChanges(folder, joined), ...listChanges(folder, joined)],
  };
}

function valueChanges(before: Folder, after: Folder): readonly Change[] {
  return Object.entries(after.values).flatMap(([id, text]) =>
    before.values[id] === text
      ? []
      : [
          {
            field: fieldOf(id)?.label ?? id,
            before: shownText(id, before.values[id]),
            after: shownText(id, text),
          },
        ],
  );
}

function listChanges(before: Folder, after: Folder): readonly Change[] {
  return listIds.flatMap((list) =>
    after.lists[list].flatMap((entry) => {
      const old = before.lists[list].find((one) => isSameBy(list)(one, entry));
      // In the order of the form.
      return Object.keys(folderGroups[list].fields).flatMap((name) => {
        const text = entry[name];
        return text === undefined || old?.[name] === text
          ? []
          : [
              {
                field: `${titleOf(list, entry)}, ${fieldOf(`${list}.${name}`)?.label ?? name}`,
                before: shownText(`${list}.${name}`, old?.[name]),
                after: shownText(`${list}.${name}`, text),
              },
            ];
      });
    }),
  );
}

function titleOf(list: ListId, entry: Entry): string {
  const name = entry.name ?? entry.place ?? 'bez nazwy';
  return `${folderGroups[list].item} ${name}`;
}

/** A text as the form shows it; a choice by its words. */
function shownText(id: string, text: string | undefined): string {
  const type = fieldOf(id)?.type;
  return type?.kind === 'choice' ? (type.options[text ?? ''] ?? '') : (text ?? '');
}
