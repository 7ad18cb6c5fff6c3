import type {IsoDay} from '../polish/date';
import {deadlineDay, parseDeadline} from './deadline';
import {folderGroups, type FolderGroup} from './folder';
import type {Folder} from './folderData';
import type {Paper, PaperDate} from './paper';

/** A day of the folder: one that was entered, or the last one of a term counted from it. */
export interface FolderDay {
  readonly title: string;
  /** What it follows from, in a few words. */
  readonly basis: string;
  readonly day: IsoDay;
}

/** The day on which a term of a checklist ends by the dates of the folder; null while its beginning is not known. */
export function termDay(
  {values}: Folder,
  term: string,
  dates: readonly PaperDate[],
): IsoDay | null {
  const deadline = parseDeadline(term, dates);
  const start = deadline && values[`daty.${deadline.from}`];
  return deadline && start !== undefined && start !== null ? deadlineDay(deadline, start) : null;
}

/** The days entered and those that follow from them by the checklists, the earliest first. */
export function daysOf(folder: Folder, papers: readonly Paper[]): readonly FolderDay[] {
  const dates: FolderGroup['fields'] = folderGroups.daty.fields;
  const entered = Object.entries(dates).flatMap(([name, {label}]): FolderDay[] => {
    const day = folder.values[`daty.${name}`];
    return day === undefined ? [] : [{title: label, basis: 'data z teczki', day}];
  });
  const counted = papers.flatMap(({title: paper, terms, dates: days}) =>
    terms.flatMap(({title, term}): FolderDay[] => {
      const day = termDay(folder, term, days);
      return day === null
        ? []
        : [{title: `Ostatni dzień: ${title}`, basis: `${term} (${paper})`, day}];
    }),
  );
  return [...entered, ...counted].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
