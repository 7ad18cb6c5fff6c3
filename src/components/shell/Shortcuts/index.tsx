import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {isHelpKey, isHelpKeyOn} from '@site/src/browser/shell/helpKey';

interface Props {
  readonly className: string | undefined;
}

/** The list of shortcuts, opened with this button or with `?`. Its code is fetched when it is first opened. */
export default function Shortcuts({className}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {code: ShortcutList, fetchCode} = useFetchedCode(
    async () => (await import('./ShortcutList')).default,
  );
  const open = (): void => {
    fetchCode();
    setIsOpen(true);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isHelpKey(event)) {
      open();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-keyshortcuts="?"
        onClick={({isTrusted}) => {
          // A sleeping page presses it for `?`, and does not know whether that was turned off.
          if (isTrusted || isHelpKeyOn()) {
            open();
          }
        }}>
        Skróty klawiszowe
      </button>
      {isOpen && ShortcutList && (
        <ShortcutList
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
