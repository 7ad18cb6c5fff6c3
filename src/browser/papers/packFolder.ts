import {strToU8, zipSync, type Zippable} from 'fflate';
import {toICalendar} from '../../domain/papers/calendar';
import {copiesOf, distinctNames, paperFileName} from '../../domain/papers/copies';
import {fieldProgress, type Filling} from '../../domain/papers/fill';
import {fieldOf} from '../../domain/papers/folder';
import type {Folder, FolderDay} from '../../domain/papers/folderData';
import {cancelledDays, daysOf} from '../../domain/papers/folderTerms';
import {paperNotice, type Paper} from '../../domain/papers/paper';
import {formatDate} from '@cooperative/polish/date';
import {namesInUnicode} from '../device/namesInUnicode';
import {fillDocx} from './fillDocx';

/** The document of a paper as the build made it. What is entered does not leave the device: only the file is asked for. */
export async function fetchDocument(base: string, {address}: Paper): Promise<Uint8Array> {
  const response = await fetch(`${base}${address.slice(1)}.docx`);
  if (!response.ok) {
    throw new Error(`${address}.docx: ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

interface Packing {
  readonly folder: Folder;
  readonly papers: readonly Paper[];
  /** The base path of the site, with a slash at its end. */
  readonly base: string;
  /** Full address of the folder's page. */
  readonly url: string;
  readonly made: Date;
  /** Without the sheets about each paper. */
  readonly isBare?: boolean;
}

/** The archive, and the folder that remembers which days its calendar has. */
interface Packed {
  readonly archive: Uint8Array<ArrayBuffer>;
  readonly sent: NonNullable<Folder['sent']>;
}

/** All papers, filled in, in one archive: with a list of them in the order they are needed, and the days for a calendar. */
export async function packFolder({
  folder,
  papers,
  base,
  url,
  made,
  isBare = false,
}: Packing): Promise<Packed> {
  const copies = papers.flatMap((paper, index) =>
    copiesOf(paper, folder).map((member) => ({paper, member, place: index + 1})),
  );
  const names = distinctNames(
    copies.map(
      ({paper, member, place}) =>
        `${String(place).padStart(2, '0')} ${paperFileName(paper.title, member)}`,
    ),
  );
  const documents = new Map<Paper, Uint8Array>();
  const files: Zippable = {};
  const list: string[] = [];
  for (const [index, {paper, member}] of copies.entries()) {
    const document = documents.get(paper) ?? (await fetchDocument(base, paper));
    documents.set(paper, document);
    const filling: Filling = {folder, member};
    const name = `${names[index] ?? paper.title}.docx`;
    files[name] = fillDocx(document, filling, paper, isBare);
    list.push(name, ...missingWords(filling, paper));
  }
  const days = daysOf(folder, papers);
  const cancelled = cancelledDays(folder, days);
  files['00 Co po kolei.txt'] = strToU8(orderText(list, days, cancelled));
  files['terminy.ics'] = strToU8(
    toICalendar({
      name: 'Spółdzielnia energetyczna: terminy',
      url,
      made,
      notice: paperNotice,
      duties: papers.flatMap(({duties}) => duties),
      days: [...days, ...cancelled.map((day) => ({...day, isCancelled: true}))].map((day) => ({
        ...day,
        id: `${folder.id ?? ''}-${day.id}`,
      })),
    }),
  );
  return {archive: zipSync(files, namesInUnicode), sent: [...days, ...cancelled]};
}

function missingWords(filling: Filling, paper: Paper): string[] {
  const labels = fieldProgress(paper, filling).missing.flatMap((id) => {
    const field = fieldOf(id);
    return field ? [`${field.label} (${field.who})`] : [];
  });
  return labels.length === 0 ? [] : [`    Brakuje: ${labels.join('; ')}.`];
}

/** A text for any editor of any system: with a mark of its encoding and the line ends of Windows. */
function orderText(
  list: readonly string[],
  days: readonly FolderDay[],
  cancelled: readonly FolderDay[],
): string {
  const lineOf = ({day, title, basis}: FolderDay): string =>
    `${formatDate(day)}: ${title} [${basis}]`;
  return `\ufeff${[
    'Papiery w kolejności, w jakiej będą potrzebne',
    '',
    ...list,
    '',
    'Terminy',
    '',
    ...(days.length > 0 ? days.map(lineOf) : ['W teczce nie ma jeszcze żadnej daty.']),
    ...(cancelled.length > 0
      ? [
          '',
          'Terminy odwołane: były we wcześniejszym pliku terminy.ics, a w teczce już ich nie ma.',
          'Nowy plik je odwołuje. Jeśli kalendarz ich nie usunął, usuń je w nim sam.',
          '',
          ...cancelled.map(lineOf),
        ]
      : []),
    '',
    'Dni wolnych nie przesuwamy: gdy termin wypada w sobotę albo w święto, sprawdź, kiedy naprawdę mija.',
    paperNotice,
  ].join('\r\n')}\r\n`;
}
