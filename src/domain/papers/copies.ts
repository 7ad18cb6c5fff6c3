import type {IsoDay} from '@cooperative/polish';
import {foundersOf} from './checks';
import type {Filling} from './fill';
import type {Entry, Folder} from './folderData';
import {isOfMember, type Paper} from './paper';

/**
 * For whom a paper of the folder is made: once, or for each member of its kinds. Without any member it is made once, to
 * be filled in by hand; with members, none of whom it is for, not at all. A founder gets no paper that only those hand in
 * who join later.
 */
export function copiesOf(
  paper: Pick<Paper, 'fields' | 'for' | 'isForFounders'>,
  {lists: {members}}: Folder,
): readonly (Entry | null)[] {
  if (!isOfMember(paper) || members.length === 0) {
    return [null];
  }
  return ofItsKinds(paper, members).filter((member) => !isSpared(paper, member));
}

/** Members who would get the paper if they were not founders. */
export function sparedFounders(
  paper: Pick<Paper, 'fields' | 'for' | 'isForFounders'>,
  {lists: {members}}: Folder,
): readonly Entry[] {
  return isOfMember(paper)
    ? ofItsKinds(paper, members).filter((member) => isSpared(paper, member))
    : [];
}

/**
 * What a copy is filled from. In papers of the founding the members are the founders, without those who join later; in those
 * of a general assembly they are those of its day.
 */
export function fillingOf(
  {stage}: Pick<Paper, 'stage'>,
  folder: Folder,
  member: Entry | null,
): Filling {
  const members =
    stage === 'founding'
      ? foundersOf(folder)
      : stage === 'running'
        ? membersOn(folder, folder.values['dates.assembly'])
        : folder.lists.members;
  return {folder: {...folder, lists: {...folder.lists, members}}, member};
}

/** The members of a day; all of them as long as it is not known. */
function membersOn({lists: {members}}: Folder, day: IsoDay | undefined): readonly Entry[] {
  return members.filter(
    ({from = '', to = '9999-12-31'}) => day === undefined || (from <= day && day <= to),
  );
}

function ofItsKinds({for: kinds}: Pick<Paper, 'for'>, members: readonly Entry[]): readonly Entry[] {
  const known: readonly string[] = kinds;
  return known.length === 0
    ? members
    : members.filter(({kind}) => kind === undefined || known.includes(kind));
}

function isSpared({isForFounders}: Pick<Paper, 'isForFounders'>, {joining}: Entry): boolean {
  return !isForFounders && joining === 'founder';
}

/**
 * Longest name of a paper's file: with its number, that of a repeated name and the ending it has no more than 120 signs, so
 * that the folders around it still fit the limit of Windows.
 */
const longestName = 106;
const longestMember = 50;

/** The form of a company, which stays where its name is cut: without it, it is another one. */
const companyForm =
  / (?:sp(?:ółka|\.) (?:z o\. ?o\.|[kjp]\.|komandytowa|jawna|akcyjna|z ograniczoną odpowiedzialnością)|s\. ?a\.)(?: sp(?:ółka|\.) (?:k\.|komandytowa))?$/iu;

/** A text as the part of a file's name before its extension, on any system; it may end with a point, as „sp. z o.o.”. */
export function fileNamePart(text: string, longest = longestName): string {
  const plain = text
    // Also what turns a name around on the screen, so that it shows another ending.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\p{Surrogate}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) {
    return plain;
  }
  const [form = ''] = companyForm.exec(plain) ?? [];
  // No half of a sign at the end.
  const cut = plain.slice(0, longest - form.length).replace(/\p{Surrogate}$/u, '');
  return cut.trim() + form;
}

/** The name of a paper's file: a paper of one member has the member's name after its title. */
export function paperFileName(title: string, member: Entry | null): string {
  const after = member?.name === undefined ? '' : ` – ${fileNamePart(member.name, longestMember)}`;
  return fileNamePart(title, longestName - after.length) + after;
}

/** Names of files, each once: a repeated one gets a number, which no other name has already. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const keyOf = (name: string): string => name.normalize().toLowerCase();
  const given = new Set(names.map(keyOf));
  const used = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (
      let count = 2;
      used.has(keyOf(own)) || (own !== name && given.has(keyOf(own)));
      count += 1
    ) {
      own = `${name} (${count})`;
    }
    used.add(keyOf(own));
    return own;
  });
}
