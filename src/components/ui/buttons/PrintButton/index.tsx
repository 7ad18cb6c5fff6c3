import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';

interface Props {
  /** Waited for before printing. */
  readonly ready?: () => Promise<void>;
}

export default function PrintButton({ready}: Props): ReactNode {
  const print = async (): Promise<void> => {
    await ready?.();
    window.print();
  };
  return (
    <div className="needsScript">
      <Button look="plain" onClick={() => void print()}>
        <Icon name="print" />
        Drukuj
      </Button>
    </div>
  );
}
