import {listExample} from '@cooperative/settlement/record';
import {toCsv} from '@cooperative/polish';
import {toICalendar} from '../../../../domain/papers/calendar';
import {paperNotice} from '../../../../domain/papers/paper';
import type {Emitter, OutputFile} from '../../pipeline';
import {fullAddress, markdownAddress, type PublishedSite} from '../../publishedSite';
import type {MachinePaper} from '../../read/machinePapers';
import {paperMarkdown} from './paperMarkdown';
import {toDocx} from './toDocx';

/** The files of every paper, next to its page: a document, its Markdown, and a calendar or a list where it has one. */
export const paperFiles: Emitter = async (site) =>
  (await Promise.all(site.papers.map(async (paper) => filesOf(site, paper)))).flat();

async function filesOf(site: PublishedSite, paper: MachinePaper): Promise<OutputFile[]> {
  const name = paper.address.slice(1);
  const url = fullAddress(site, paper.address);
  return [
    {file: `${name}.docx`, content: await toDocx(paper, url)},
    {file: markdownAddress(name), content: paperMarkdown(paper, url)},
    ...(paper.file === 'ics' ? [{file: `${name}.ics`, content: calendarOf(paper, url)}] : []),
    ...(paper.file === 'csv' ? [{file: `${name}.csv`, content: memberList()}] : []),
  ];
}

function calendarOf({title, checked, duties}: MachinePaper, url: string): string {
  // The same bytes of every build until the paper changes.
  const made = new Date(checked);
  return toICalendar({name: title, url, made, notice: paperNotice, duties});
}

/** The list with sample rows, in the columns the calculator reads. */
function memberList(): string {
  return toCsv(listExample.split('\n').map((row) => row.split(';')));
}
