import {useEffect, useRef, useState, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';

const RecentlyRead = lazyPart(() => import('.'), {
  message: 'Nie udało się wczytać listy czytanych stron.',
});

/** What was read on this device, shown when it is asked for. */
export default function LastRead(): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before anybody listened.
  useEffect(() => {
    setIsOpen(details.current?.open ?? false);
  }, []);
  return (
    <details
      ref={details}
      className="needsScript noPrint"
      open={isOpen}
      onToggle={({currentTarget}) => {
        setIsOpen(currentTarget.open);
      }}>
      <summary data-wakes="">Ostatnio czytane</summary>
      {isOpen && <RecentlyRead />}
    </details>
  );
}
