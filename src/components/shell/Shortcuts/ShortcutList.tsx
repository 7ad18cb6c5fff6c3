import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {isHelpKeyOn, turnHelpKey} from '@site/src/browser/shell/helpKey';
import {notifications} from '@site/src/site/behaviour';
import styles from './styles.module.css';

interface Props {
  /** Which time it is asked for: each shows it again. */
  readonly opening: number;
}

const shortcuts: readonly (readonly [keys: string, effect: string])[] = [
  ['Ctrl K', 'szukaj w serwisie; na Macu ⌘ K'],
  ['/', 'to samo, gdy wybrany jest przycisk „Szukaj”'],
  ['↑ ↓ Enter', 'wybierz i otwórz wynik wyszukiwania'],
  ['Tab', 'na początku strony: przejdź od razu do treści'],
  ['← →', 'zmień wartość suwaka; Home i End to jego końce'],
  [notifications.focusKey, 'przejdź do powiadomień'],
  ['Esc', 'zamknij okno, menu albo podpowiedź'],
  ['?', 'pokaż tę listę'],
];

/**
 * The list as a modal dialog. Whether it is open only the browser knows: it tells of a closing later, and a key pressed
 * in between would be lost.
 */
export default function ShortcutList({opening}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(isHelpKeyOn);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
  }, [opening]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="skroty"
      // Esc closes it and returns the focus; so does a click outside it where the browser supports the attribute.
      closedby="any">
      <div className={styles.head}>
        <h2 id="skroty">Skróty klawiszowe</h2>
        {/* The first control, so that the list opens at its beginning. */}
        <Button onClick={() => dialog.current?.close()}>Zamknij</Button>
      </div>
      <dl className={styles.list}>
        {shortcuts.map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      {/* A shortcut of one character must be possible to turn off (WCAG 2.1.4). */}
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="tick"
          checked={isOn}
          onChange={({target}) => {
            turnHelpKey(target.checked);
            setIsOn(target.checked);
          }}
        />
        Klawisz ? otwiera tę listę
      </label>
    </dialog>
  );
}
