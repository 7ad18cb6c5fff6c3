export {formatMoment, utcText} from './time/moments';
export {combine} from './combine';
export type {Draft} from './assemble';
export {readMeterFiles, readPointFile, type FileSet, type PointFile} from './readMeterFiles';
export {expand} from './workbook/expand';
export {openSource, type Unzip} from './workbook/openSource';
export {readText} from './table/decode';
export {tableText} from './table/tableText';
export {summarise, toReadings} from './summary';
export {
  meterFileLimits,
  type ColumnMapping,
  type FileOutcome,
  type MeterFile,
  type MeterReadings,
  type ReadOptions,
  type SourceFile,
  type TableHead,
} from './types';
