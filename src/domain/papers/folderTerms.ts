import {type IsoDay, toHeadingId} from '@cooperative/polish';
import {deadlineDay, parseDeadline} from './deadline';
import {folderGroups, type FolderGroup} from './folder';
import type {Folder, FolderDay} from './folderData';
import type {Paper, PaperDate} from './paper';
import {keyOfField} from './words';

/** The day on which a term of a checklist ends by the dates of the folder; null while its beginning is not known. */
export function termDay(
  {values}: Folder,
  term: string,
  dates: readonly PaperDate[],
): IsoDay | null {
  const deadline = parseDeadline(term, dates);
  const start = deadline && values[keyOfField(`${folderGroups.dates.word}.${deadline.from}`) ?? ''];
  return deadline && start !== undefined && start !== null ? deadlineDay(deadline, start) : null;
}

/** The days entered and those that follow from them by the checklists, the earliest first. */
export function daysOf(folder: Folder, papers: readonly Paper[]): readonly FolderDay[] {
  const {word, fields}: FolderGroup = folderGroups.dates;
  const entered = Object.entries(fields).flatMap(([name, {word: own, label}]): FolderDay[] => {
    const day = folder.values[`dates.${name}`];
    return day === undefined
      ? []
      : [{id: `${word}-${own}`, title: label, basis: 'data z teczki', day}];
  });
  const counted = papers.flatMap(({title: paper, address, terms, dates: days}) =>
    terms.flatMap(({title, term}): FolderDay[] => {
      const day = termDay(folder, term, days);
      // The name of a step does not change, see `paperForms`.
      const id = toHeadingId(`${address} ${title} ${parseDeadline(term, days)?.from ?? ''}`);
      return day === null
        ? []
        : [{id, title: `Ostatni dzień: ${title}`, basis: `${term} (${paper})`, day}];
    }),
  );
  return [...entered, ...counted].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The days of earlier calendars of the folder that are in it no more. */
export function cancelledDays(
  {sent = []}: Folder,
  days: readonly FolderDay[],
): readonly FolderDay[] {
  return sent.filter(({id}) => days.every((day) => day.id !== id));
}
