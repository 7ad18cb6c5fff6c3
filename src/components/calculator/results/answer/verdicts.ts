import type {IconName} from '@site/src/components/ui/Icon';
import type {DecisionWord} from '@cooperative/settlement/cooperative/decision/word';

/** The answer as a word and a sign. */
export const verdicts: Readonly<
  Record<DecisionWord, {readonly word: string; readonly icon: IconName}>
> = {
  pays: {word: 'Opłaca się', icon: 'lucide:circle-check'},
  depends: {word: 'To zależy', icon: 'lucide:diamond-plus'},
  losesMoney: {word: 'Nie opłaca się', icon: 'lucide:circle-arrow-down'},
  mayNotAct: {word: 'Nie może działać', icon: 'lucide:octagon-minus'},
};
