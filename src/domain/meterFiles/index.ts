export {formatMoment, utcText} from './time/moments';
export {combine, type CombineOptions} from './combine';
export {doubtNote, notesOf} from './notes';
export type {Draft} from './assemble';
export {readMeterFiles, readPointFile, type FileSet, type PointFile} from './readMeterFiles';
export {openSource, type Unzip} from './workbook/openSource';
export {tableText} from './table/tableText';
export {summarise, toReadings} from './summary';
export {
  meterFileLimits,
  type ColumnMapping,
  type FileOutcome,
  type MeterFile,
  type MeterReadings,
  type Preference,
  type SourceFile,
  type TableHead,
} from './types';
