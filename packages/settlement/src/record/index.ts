/** All that is known of a cooperative: one document, its parts, its names. */
export {addressLine, addressOf} from './address';
export {recordOfKept} from './earlier';
export {withoutEmpty} from './empty';
export {isLaterRecord, isOurs, noCooperative} from './foreign';
export {
  kwhIn,
  type ListColumn,
  listColumnOf,
  listExample,
  memberKindOf,
  monthColumn,
  powerProblem,
  unitProblem,
} from './listColumns';
export {memberName} from './memberName';
export {newRecord} from './newRecord';
export {isOlder} from './older';
export {readDocumentSettings} from './readDocumentSettings';
export {
  isNothingRenamed,
  type NewNames,
  type Renamed,
  renamedOwners,
  withRenamedChoices,
  withRenamedMembers,
  withRenamedPoints,
} from './rename';
export type {Battery, CooperativeRecord, Installation, Member, Point} from './schema';
export {ownPlaces, powerAt, sourcesAt} from './sources';
