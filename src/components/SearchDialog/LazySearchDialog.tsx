import {lazy, Suspense, useState, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/PartBoundary';
import {notify} from '@site/src/hooks/notify';

interface Props {
  /** Opens it anew after a failure. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export const loadDialog = () => import('@site/src/components/SearchDialog');

/** The search, fetched when it is opened. One that cannot be fetched or that throws closes and says so. */
export default function LazySearchDialog({onOpen, onClose}: Props): ReactNode {
  // A lazy component keeps a failed load for ever; each opening begins anew.
  const [SearchDialog] = useState(() => lazy(loadDialog));
  const message = 'Nie udało się otworzyć wyszukiwarki.';
  return (
    <PartBoundary
      message={message}
      onFailure={() => {
        onClose();
        notify({
          kind: 'error',
          text: message,
          action: {
            label: 'Spróbuj ponownie',
            onSelect: onOpen,
          },
        });
      }}>
      <Suspense fallback={null}>
        <SearchDialog onClose={onClose} />
      </Suspense>
    </PartBoundary>
  );
}
