import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Id on this page; by default the page itself. */
  readonly hash?: string;
}

/** Copies an address of this page, also while it sleeps: see `browser/copying`. */
export default function CopyLink({label, hash = ''}: Props): ReactNode {
  return (
    <div className={`${styles.row} needsScript noPrint`}>
      <Button look="plain" data-copies={hash}>
        <Icon name="copy" />
        {label}
      </Button>
    </div>
  );
}
