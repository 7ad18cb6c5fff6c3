import {strToU8, zipSync, type Zippable} from 'fflate';
import {toICalendar} from '../../domain/papers/calendar';
import {stateWords, warningsIn, type Warning} from '../../domain/papers/checks';
import {
  copiesOf,
  distinctNames,
  fillingOf,
  paperFileName,
  sparedFounders,
} from '../../domain/papers/copies';
import {fieldProgress, type Filling} from '../../domain/papers/fill';
import {fieldOf} from '../../domain/papers/folder';
import type {Folder, FolderDay} from '../../domain/papers/folderData';
import {cancelledDays, daysOf} from '../../domain/papers/folderTerms';
import {paperNotice, paperStages, type Paper, type PaperStage} from '../../domain/papers/paper';
import {formatDate} from '@cooperative/polish';
import {fetchClient} from '../../site/behaviour';
import {namesInUnicode} from '../device/namesInUnicode';
import {fillDocx} from './fillDocx';

/** The document of a paper did not come, or not in time. */
export class MissingDocument extends Error {
  override name = 'MissingDocument';

  constructor(readonly title: string) {
    super();
  }
}

/**
 * The document of a paper as the build made it. What is entered does not leave the device: only the file is asked for.
 * Rejects with {@link MissingDocument}.
 */
export async function fetchDocument(base: string, {address, title}: Paper): Promise<Uint8Array> {
  try {
    const response = await fetch(`${base}${address.slice(1)}.docx`, {
      signal: AbortSignal.timeout(fetchClient.timeoutMs),
    });
    if (response.ok) {
      return new Uint8Array(await response.arrayBuffer());
    }
  } catch {
    // No connection, or one that hangs.
  }
  throw new MissingDocument(title);
}

interface Packing {
  readonly folder: Folder;
  /** What the law says of it. */
  readonly warnings: readonly Warning[];
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

/**
 * All papers, filled in, in one archive: a folder for each stage, a list of them in the order they are needed, with what
 * is missing and what the law says, and the days for a calendar.
 */
export async function packFolder({
  folder,
  warnings,
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
  const list = new Map<PaperStage, string[]>(stages.map((stage) => [stage, []]));
  for (const [index, {paper, member}] of copies.entries()) {
    const document = documents.get(paper) ?? (await fetchDocument(base, paper));
    documents.set(paper, document);
    const filling = fillingOf(paper, folder, member);
    const name = `${names[index] ?? paper.title}.docx`;
    files[`${stageFolder(paper.stage)}/${name}`] = fillDocx(document, filling, paper, isBare);
    list.get(paper.stage)?.push(name, ...stateLines(filling, paper, warnings));
  }
  for (const paper of papers) {
    list.get(paper.stage)?.push(...sparedLines(paper, folder));
  }
  const days = daysOf(folder, papers);
  const cancelled = cancelledDays(folder, days);
  files['00 Co po kolei.txt'] = strToU8(orderText(list, warnings, days, cancelled));
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

const stages = Object.keys(paperStages) as readonly PaperStage[];

/** „1 Założenie”: folders sort by their numbers. */
function stageFolder(stage: PaperStage): string {
  return `${stages.indexOf(stage) + 1} ${paperStages[stage].label}`;
}

/** Under a paper on the list: its state, and what is missing with who knows it. */
function stateLines(filling: Filling, paper: Paper, warnings: readonly Warning[]): string[] {
  const own = warningsIn(warnings, paper);
  const labels = fieldProgress(paper, filling).missing.flatMap((id) => {
    const field = fieldOf(id);
    return field ? [`${field.label} (${field.who})`] : [];
  });
  const numbers = own.map((warning) => warnings.indexOf(warning) + 1).join(', ');
  return [
    ...(own.length > 0
      ? [`    ${sentence(stateWords(own))} (z listy na początku: ${numbers}).`]
      : []),
    ...(labels.length > 0 ? [`    Brakuje: ${labels.join('; ')}.`] : []),
  ];
}

/** Why founders have no copy of a paper that others of their kind hand in. */
function sparedLines(paper: Paper, folder: Folder): string[] {
  const names = sparedFounders(paper, folder).map(({name = 'członek bez nazwy'}) => name);
  return names.length === 0
    ? []
    : [
        `„${paper.title}”: nie ma tego wzoru dla założycieli, bo kto podpisał statut, zostaje członkiem z wpisem do KRS i deklaracji nie składa (Prawo spółdzielcze, art. 17 § 1). Są nimi: ${names.join(', ')}.`,
      ];
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A text for any editor of any system: with a mark of its encoding and the line ends of Windows. */
function orderText(
  list: ReadonlyMap<PaperStage, readonly string[]>,
  warnings: readonly Warning[],
  days: readonly FolderDay[],
  cancelled: readonly FolderDay[],
): string {
  const lineOf = ({day, title, basis}: FolderDay): string =>
    `${formatDate(day)}: ${title} [${basis}]`;
  return `\ufeff${[
    ...(warnings.length > 0
      ? [
          'Uwagi prawa: popraw to w teczce, zanim cokolwiek podpiszecie',
          '',
          ...warnings.map(({text, basis}, index) => `${index + 1}. ${text} Podstawa: ${basis}.`),
          '',
        ]
      : []),
    'Wzory w kolejności, w jakiej będą potrzebne',
    ...[...list].flatMap(([stage, lines]) =>
      lines.length === 0 ? [] : ['', `Katalog „${stageFolder(stage)}”`, '', ...lines],
    ),
    '',
    'Terminy',
    '',
    ...(days.length > 0 ? days.map(lineOf) : ['W teczce nie ma jeszcze żadnej daty.']),
    ...(cancelled.length > 0
      ? [
          '',
          'Terminy odwołane: były we wcześniejszym pliku terminy.ics, a w teczce już ich nie ma.',
          'Nowy plik je odwołuje. Jeśli kalendarz ich nie usunął, usuń je w nim ręcznie.',
          '',
          ...cancelled.map(lineOf),
        ]
      : []),
    '',
    'Dni wolnych nie przesuwamy: gdy termin wypada w sobotę albo w święto, sprawdź, kiedy naprawdę mija.',
    paperNotice,
  ].join('\r\n')}\r\n`;
}
