import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {isHelpKey} from '@site/src/browser/shell/helpKey';
import {notify} from '@site/src/browser/notifications/notify';

interface Props {
  readonly className: string | undefined;
}

/** The list of shortcuts, opened with this button or with `?`. Its code is fetched when it is first opened. */
export default function Shortcuts({className}: Props): ReactNode {
  const [openings, setOpenings] = useState(0);
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
    setOpenings((count) => count + 1);
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
      {openings > 0 && ShortcutList && <ShortcutList opening={openings} />}
    </>
  );
}
