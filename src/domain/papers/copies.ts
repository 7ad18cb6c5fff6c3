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

/** Longest part of a file's name, so that folders around it still fit the limit of Windows. */
const longestName = 70;

/** A text as a part of a file's name on any system. */
export function fileNamePart(text: string): string {
  return (
    text
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .slice(0, longestName)
      // Of so few characters the steps of this pattern are few.
      // oxlint-disable-next-line redos/no-vulnerable
      .replace(/[. ]+$/, '')
      .trim()
  );
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
