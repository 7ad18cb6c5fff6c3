import type {ReactNode} from 'react';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import type {Decision} from '@cooperative/settlement/answer';

type Word = Decision['verdict']['word'];

const icons: Readonly<Record<Word, IconName>> = {
  pays: 'lucide:circle-check',
  depends: 'lucide:diamond-plus',
  losesMoney: 'lucide:circle-arrow-down',
  mayNotAct: 'lucide:octagon-minus',
};

/** The answer as a sign, beside its words. */
export default function VerdictIcon({word}: {readonly word: Word}): ReactNode {
  return <Icon name={icons[word]} />;
}
