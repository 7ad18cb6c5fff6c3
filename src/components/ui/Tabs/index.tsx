import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Panels of which one shows: ← → Home End move and choose. A panel is made when it is first chosen and then kept. */
export default function Tabs({label, tabs}: Props): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [made, setMade] = useState<readonly number[]>([0]);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const choose = (index: number): void => {
    setShown(index);
    setMade((known) => (known.includes(index) ? known : [...known, index]));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: (shown - 1 + tabs.length) % tabs.length,
      ArrowRight: (shown + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      choose(target);
      buttons.current[target]?.focus();
    }
  };
  return (
    <div>
      <div className={`${styles.tabs} noPrint`} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={index === shown}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => {
              choose(index);
            }}
            onKeyDown={onKeyDown}>
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={index !== shown}>
          {made.includes(index) && tab.content}
        </div>
      ))}
    </div>
  );
}
