import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './TabList.module.css';

export interface TabName {
  readonly id: string;
  readonly name: string;
  /** Read by a screen reader instead of the name. */
  readonly longName?: string;
}

interface Props {
  /** Prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly TabName[];
  readonly shown: number;
  readonly onChoose: (index: number) => void;
  readonly className?: string;
}

/** The attributes that tie a panel to its tab. */
export function panelProps(id: string, tab: TabName) {
  return {role: 'tabpanel', id: `${id}-${tab.id}`, 'aria-labelledby': `${id}-tab-${tab.id}`};
}

/** A list of tabs, one of them chosen: ← → Home End move and choose. */
export default function TabList(props: Props): ReactNode {
  const {id, label, tabs, shown, onChoose, className} = props;
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
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
      onChoose(target);
      buttons.current[target]?.focus();
    }
  };
  return (
    <div className={clsx(styles.tabs, className)} role="tablist" aria-label={label}>
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
          aria-label={tab.longName}
          aria-selected={index === shown}
          aria-controls={`${id}-${tab.id}`}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}>
          {tab.name}
        </button>
      ))}
    </div>
  );
}
