import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {isHelpKey} from '@site/src/browser/shell/helpKey';
import {notify} from '@site/src/browser/shell/notify';

interface Props {
  readonly className: string | undefined;
}

/** The list of shortcuts, opened with this button or with `?`. Its code is fetched when it is first opened. */
export default function Shortcuts({className}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {
    code: ShortcutList,
    error,
    fetchCode,
  } = useFetchedCode(async () => (await import('./ShortcutList')).default);
  useEffect(() => {
    if (error !== null) {
      notify({kind: 'error', text: 'Nie udało się wczytać listy skrótów. Spróbuj ponownie.'});
    }
  }, [error]);
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
      <button type="button" className={className} aria-keyshortcuts="?" onClick={open}>
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
