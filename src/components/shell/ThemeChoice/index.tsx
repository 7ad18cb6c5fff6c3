import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Tells the groups on one page apart. */
  readonly name: string;
  /** The name of the group, where another one with the usual name may be shown beside it. */
  readonly label?: string;
}

const choices = [
  {value: null, label: 'Systemowy'},
  {value: 'light', label: 'Jasny'},
  {value: 'dark', label: 'Ciemny'},
] as const;

/** Radio group of the colour mode. Without scripts the mode follows the system and the group is hidden. */
export default function ThemeChoice({name, label: groupLabel = 'Motyw'}: Props): ReactNode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  const chosen = isBrowser ? colorModeChoice : undefined;
  return (
    <fieldset className={clsx(styles.group, 'needsScript')}>
      <legend className={styles.legend}>{groupLabel}</legend>
      <div className={styles.choices}>
        {choices.map(({value, label}) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              data-mode={value ?? 'system'}
              checked={chosen === value}
              onChange={() => setColorMode(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
