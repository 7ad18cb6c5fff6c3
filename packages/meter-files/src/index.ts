export {formatMoment, utcText} from './time/moments';
export {combine} from './combine';
export {doubtNote, notesOf} from './notes';
export {statusCounts} from './statuses';
export type {Draft} from './assemble';
export {readMeterFiles, readPointFile, type FileSet, type PointFile} from './readMeterFiles';
export {expand} from './workbook/expand';
export {openSource, type Unzip} from './workbook/openSource';
export {isZip, readText} from './table/decode';
export {tableText} from './table/tableText';
export {isPointNumber} from './pointNumber';
export {oddHours, type OddHour} from './plausibility';
export {registerNames} from './registerNames';
export {summarise, toReadings, type MeterSummary} from './summary';
export {
  type Account,
  type ColumnMapping,
  type FileOutcome,
  type MeterFile,
  type MeterReadings,
  type MeterRegister,
  type NamedColumns,
  type Preference,
  type Question,
  type ReadOptions,
  type ShortAnswer,
  type SourceFile,
  type UnitSource,
  type TableHead,
} from './types';
export {meterFileLimits} from './limits';
