export type {Draft} from './assemble';
export {combine} from './combine';
export {meterFileLimits} from './limits';
export {readMarketFile} from './marketPrices';
export {doubtNote, notesOf} from './notes';
export {type OddHour, oddHours} from './plausibility';
export {hasLostDigits, isPointNumber} from './pointNumber';
export {type FileSet, type PointFile, readMeterFiles, readPointFile} from './readMeterFiles';
export {registerNames} from './registerNames';
export {statusCounts} from './statuses';
export {type MeterSummary, summarise, toReadings} from './summary';
export {isZip, readText} from './table/decode';
export {tableText} from './table/tableText';
export {formatMoment, utcText} from './time/moments';
export type {
  Account,
  ColumnMapping,
  FileOutcome,
  MeterFile,
  MeterReadings,
  MeterRegister,
  NamedColumns,
  Preference,
  Question,
  ReadOptions,
  ShortAnswer,
  SourceFile,
  TableHead,
  UnitSource,
} from './types';
export {expand} from './workbook/expand';
export {openSource, type Unzip} from './workbook/openSource';
