import type {Result} from '@cooperative/polish/result';
import type {ColumnMapping, FileSet, ShortAnswer} from '@cooperative/meter-files';
import type {FolderFile} from '@cooperative/settlement/month/matching';
import type {ReadList} from '@cooperative/settlement/month/pointsCsv';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';

/** A file and what the visitor said about it. */
export interface PickedFile {
  readonly file: File;
  readonly mapping?: ColumnMapping | undefined;
  readonly answer?: ShortAnswer | undefined;
  readonly meter?: string | undefined;
}

/** Files of one member. */
export interface PickedFiles {
  readonly files: readonly PickedFile[];
  /** They are of several meters, to be added up. */
  readonly areMeters: boolean;
}

/** A file whose table is wanted as text. */
export interface PickedTable {
  readonly table: File;
}

/** Files of a whole cooperative, each reported as soon as it is read. */
export interface PickedFolder {
  readonly folder: readonly File[];
  /** Named for files of the same heading. */
  readonly columns: CooperativeRecord['columns'];
}

/** Files of which the zips and workbooks are wanted as the files in them. */
export interface PackedFiles {
  readonly packed: readonly File[];
}

export type WorkerQuestion = PickedFiles | PickedTable | PickedFolder | PackedFiles;

/** What the worker reports: its progress from 0 to 1, then what it read. */
export type WorkerMessage =
  | {readonly kind: 'progress'; readonly share: number}
  /** The next file of a folder, in their order. */
  | {readonly kind: 'file'; readonly file: FolderFile}
  /** Or, among them, a workbook that is a list of points. */
  | {readonly kind: 'list'; readonly name: string; readonly read: Result<ReadList>}
  | {readonly kind: 'folder'}
  | {readonly kind: 'done'; readonly set: FileSet}
  | {readonly kind: 'table'; readonly text: Result<string>}
  | {readonly kind: 'expanded'; readonly files: readonly File[]};
