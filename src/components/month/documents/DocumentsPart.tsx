import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {Task} from '@cooperative/settlement/month';
import Part from '../Part';
import type {DocumentsProps} from './Documents';

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
