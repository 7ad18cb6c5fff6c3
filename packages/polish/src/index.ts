export {insertAt, present, removeAt, replaceAt} from './changedList';
export {toCsv} from './csv';
export {
  daysAfter,
  formatDate,
  isoDay,
  type IsoDay,
  isOverAYearAgo,
  months,
  parsePolishDate,
  toLocalDate,
  writePolishDate,
} from './date';
export {
  checkPickedFile,
  emptyFile,
  type FileProblem,
  type FileRules,
  unreadableFile,
} from './fileCheck';
export {
  capitalized,
  exactText,
  formatCount,
  formatFileSize,
  formatHour,
  formatNumber,
  formatZl,
  type PluralForms,
  yearForms,
} from './format';
export {holdHangingWords} from './hangingWords';
export {
  coversYear,
  hourAxis,
  type HourAxis,
  hoursOfYear,
  partOfYear,
  polishDay,
  polishOffsetHours,
  polishYear,
  singleHours,
  toldScale,
  yearAxis,
  yearHours,
} from './hourAxis';
export {isRecord, parseJson} from './json';
export {lazy, once, remembering} from './memory';
export {monthNames, readMonth} from './months';
export {type NumberReading, parsePolishNumber, readNumber, stepNumber} from './number';
export {announcedPercent, progressPercent} from './progress';
export {
  measureReadability,
  type Readability,
  readabilityLimits,
  readableWords,
} from './readability';
export {failed, type FieldError, ok, type Result} from './result';
export {sameValue} from './sameValue';
export {splitSentences} from './sentences';
export {describeIssue} from './shape';
export {type Cell, nextOrder, type SortOrder, sortRows} from './sortRows';
export {spokenName} from './spoken';
export {atOnce, type Steps} from './steps';
export {beginningOf, escapeHtml, foldPolish, inQuotes, toHeadingId, wellFormed} from './text';
export {dayMinutes, dayMs, hourMs, minuteMs} from './time';
export {setPolishSpaces, setPolishSpacesDeep} from './typography';
export {typographySlips} from './typographyCheck';
export {unbrokenHtml, unbrokenParts} from './unbroken';
export {
  type Grosze,
  kwh,
  type Kwh,
  percent,
  type Percent,
  sumGrosze,
  sumZlotys,
  toGrosze,
  toZloty,
  zloty,
  type Zloty,
} from './units';
export {wording} from './wording';
