import type {IconName} from '@site/src/components/ui/Icon';
import type {DecisionWord} from '@cooperative/settlement/cooperative/shapes';

/** The answer as a sign, beside its words. */
export const verdictIcons: Readonly<Record<DecisionWord, IconName>> = {
  pays: 'lucide:circle-check',
  depends: 'lucide:diamond-plus',
  losesMoney: 'lucide:circle-arrow-down',
  mayNotAct: 'lucide:octagon-minus',
};
