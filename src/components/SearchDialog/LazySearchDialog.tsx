import {lazy, Suspense, useState, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/PartBoundary';
import {notify} from '@site/src/hooks/notify';
import {openSearch} from '@site/src/hooks/search/openSearch';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

export const loadDialog = () => import('@site/src/components/SearchDialog');

/** The search, fetched when it is opened. One that cannot be fetched or that throws closes and says so. */
export default function LazySearchDialog({initialQuery, onClose}: Props): ReactNode {
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
            onSelect: () => {
              openSearch(initialQuery);
            },
          },
        });
      }}>
      <Suspense fallback={null}>
        <SearchDialog initialQuery={initialQuery} onClose={onClose} />
      </Suspense>
    </PartBoundary>
  );
}
