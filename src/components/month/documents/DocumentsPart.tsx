import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {Task} from '@cooperative/settlement/month/tasks';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import type {SellerTyped} from '@cooperative/settlement/month/seller';
import type {SettledMonth} from '@cooperative/settlement/month/settleMonths';
import type {Month} from '@site/src/browser/month/useMonth';
import Part from '../Part';

export interface DocumentsProps {
  /** As typed, for the fields. */
  readonly input: CooperativeRecord;
  /** As it was settled. */
  readonly settledInput: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  /** What the seller's bills say. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
}

const Documents = lazyPart(() => import('./Documents'), {
  message: 'Nie udało się wczytać dokumentów. Rozliczenie zostało, spróbuj jeszcze raz.',
  waiting: <p aria-busy="true">Wczytujemy dokumenty…</p>,
});

/** Documents for members: nothing of them is fetched before somebody opens the part. */
export default function DocumentsPart({
  task,
  ...props
}: DocumentsProps & {readonly task: Task}): ReactNode {
  return (
    <Part task={task} waits>
      <Documents {...props} />
    </Part>
  );
}
