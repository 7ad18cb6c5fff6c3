/** What the folds hold is one chunk: whoever opens one opens others. */
export {default as Assumptions} from '../answer/Assumptions';
export {default as Cautions} from '../answer/Cautions';
export {default as ConditionsMet} from '../answer/ConditionsMet';
export {default as Exports} from '../print/Exports';
export {default as FinanceParts} from '../finance/FinanceParts';
export {default as MembersView} from '../views/MembersView';
export {default as PrintSummary} from '../print/PrintSummary';
export {default as ShowWork} from '../work/ShowWork';
export {default as Split} from '../answer/Split';
export {default as Views} from '../views/Views';
