import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
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
      <FetchedDialog onClose={onClose} />
    </PartBoundary>
  );
}

type Dialog = ComponentType<Pick<Props, 'onClose'>>;

/** Not by `lazy`: React holds back for 0.3 s what comes soon after an empty place was drawn. */
function FetchedDialog({onClose}: Pick<Props, 'onClose'>): ReactNode {
  const [SearchDialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    loadDialog()
      .then((part) => {
        setDialog(() => part.default);
      })
      .catch((error: unknown) => {
        // For the boundary around it.
        setDialog(() => {
          throw error;
        });
      });
  }, []);
  return SearchDialog && <SearchDialog onClose={onClose} />;
}
