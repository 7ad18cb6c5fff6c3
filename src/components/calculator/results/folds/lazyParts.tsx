import {lazyTogether} from '@site/src/components/ui/loading/lazyPart';

const part = lazyTogether(() => import('./parts'), {
  message: 'Nie udało się wczytać tej części wyniku.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/*
 * The parts below the answer, fetched when they are first shown: the answer waits for none of them.
 */
export const Assumptions = part((all) => all.Assumptions);
export const Cautions = part((all) => all.Cautions);
export const ConditionsMet = part((all) => all.ConditionsMet);
export const Exports = part((all) => all.Exports);
export const FinanceParts = part((all) => all.FinanceParts);
export const MembersView = part((all) => all.MembersView);
export const PrintSummary = part((all) => all.PrintSummary, null);
export const ShowWork = part((all) => all.ShowWork);
export const Split = part((all) => all.Split);
export const Views = part((all) => all.Views);
