import type {Entry, Folder} from './folderData';
import {isOfMember, type Paper} from './paper';

/**
 * For whom a paper of the folder is made: once, or for each member of its kinds. Without any member it is made once, to
 * be filled in by hand; with members, none of whom it is for, not at all.
 */
export function copiesOf(
  paper: Pick<Paper, 'fields' | 'for'>,
  {lists: {czlonkowie}}: Folder,
): readonly (Entry | null)[] {
  if (!isOfMember(paper) || czlonkowie.length === 0) {
    return [null];
  }
  const kinds: readonly string[] = paper.for;
  return kinds.length === 0
    ? czlonkowie
    : czlonkowie.filter(({rodzaj}) => rodzaj === undefined || kinds.includes(rodzaj));
}

/** Longest part of a file's name, so that two of them and the folders around them still fit the limit of Windows. */
const longestName = 80;

/** A text as the part of a file's name before its extension, on any system; it may end with a point, as „sp. z o.o.”. */
export function fileNamePart(text: string): string {
  const plain = text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longestName ? plain : plain.slice(0, longestName).trim();
}

/** The name of a paper's file: a paper of one member has the member's name after its title. */
export function paperFileName(title: string, member: Entry | null): string {
  return [title, ...(member?.nazwa === undefined ? [] : ['–', member.nazwa])]
    .map(fileNamePart)
    .join(' ');
}

/** Names of files, each once: a repeated one gets a number. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
