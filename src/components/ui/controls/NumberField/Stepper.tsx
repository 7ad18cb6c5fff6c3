import type {ReactNode} from 'react';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly icon: 'lucide:minus' | 'lucide:plus';
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Outside the Tab order: whoever has a keyboard has ↑ and ↓. */
export default function Stepper({label, icon, isDisabled, onPress}: Props): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-step=""
      className={`${styles.stepper} needsScript`}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
