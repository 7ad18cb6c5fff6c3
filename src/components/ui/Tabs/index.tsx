import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import TabList, {panelProps, type TabName} from './TabList';
import styles from './styles.module.css';

interface Tab extends TabName {
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Panels shown one at a time. A panel is rendered when first chosen and then kept. */
export default function Tabs({label, tabs}: Props): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [made, setMade] = useState<readonly number[]>([0]);
  return (
    <div>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        shown={shown}
        onChoose={(index) => {
          setShown(index);
          setMade((known) => (known.includes(index) ? known : [...known, index]));
        }}
        className={clsx(styles.tabs, 'noPrint')}
      />
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          {...panelProps(id, tab)}
          className={styles.panel}
          hidden={index !== shown}>
          {made.includes(index) && tab.content}
        </div>
      ))}
    </div>
  );
}
