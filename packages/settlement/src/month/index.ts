/** A month of a running cooperative: whose the files are, what is settled, statements, the seller's bill. */
export {reopened} from './archive';
export {type Month, monthName, parseMonth, writeMonth} from './calendar';
export {changeRows, changesOf, correctionAssumption, type MonthChange} from './changes';
export {type SettledFiles, settleFiles, settleInSteps} from './settleFiles';
export {kindOf, kindsOfGroup, type PointKind, pointKinds} from './kinds';
export {chargesBy, chargesByYear} from './lacks';
export {fileForms, memberForms, pointForms} from './counted';
export {complaint, correctionLetter, leftBlank} from './letter';
export {
  apartFromStatute,
  type Days,
  fixedShares,
  keyOf,
  lastShares,
  splitPoint,
  withoutShareCount,
  withShares,
} from './life';
export {monthsToLookAt} from './lookAgain';
export {type Choices, type MonthFile, type Part, partsOf, pointsFor} from './matching';
export {monthsOutput} from './output';
export {
  headBytes,
  isPointsCsv,
  listIn,
  type PointList,
  type ReadList,
  readPointsCsv,
  withListed,
} from './pointsCsv';
export {problemsOf} from './problems';
export {areOlder} from './rates';
export {readMonthFile} from './readMonthFile';
export {
  checkAll,
  checkStatement,
  readPasted,
  type SellerCheck,
  sellerScopes,
  typedKey,
} from './seller';
export {
  type BillAnswer,
  isOpenBill,
  type PlacedBill,
  type SellerFiles,
  sellerFiles,
  withParties,
  withRenamedScopes,
  withTyped,
} from './sellerFiles';
export {type SellerItem, sellerItemNames, type SellerTyped} from './sellerItems';
export {noMonths, type SettledMonth} from './settleMonths';
export {
  amountsText,
  type Sheet,
  type SheetAmounts,
  type SheetBlock,
  type SheetTable,
  sheetText,
} from './sheet';
export {
  cooperativeItself,
  memberOf,
  membersOf,
  moneyOf,
  type PointStatement,
  statementsOf,
  stockPayoutsOf,
  stockPayoutText,
  sumOf,
} from './statement';
export {
  changeTables,
  earlierText,
  energyParts,
  provisionalText,
  statementSheet,
} from './statementText';
export {lastMonthOf, type LotUse} from './stock';
export {booksRows, nextMonthFile, reportRows} from './tables';
export {isAsking, nextTask, type Task, type TaskId, tasksOf} from './tasks';
export {yearFinding, type YearMonth, yearOf, yearRows, yearsOf} from './year';
