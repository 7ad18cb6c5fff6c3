export {formatMoment, utcText} from './moments';
export {readMeterFiles, type FileSet} from './readMeterFiles';
export {openSource} from './sheets';
export {summarise, toReadings} from './summary';
export {
  meterFileLimits,
  type ColumnMapping,
  type FileOutcome,
  type MeterFile,
  type MeterReadings,
  type SourceFile,
  type TableHead,
} from './types';
