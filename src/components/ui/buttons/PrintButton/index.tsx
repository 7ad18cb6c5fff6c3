import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';

export default function PrintButton(): ReactNode {
  return (
    <div className="needsScript">
      <Button
        look="plain"
        onClick={() => {
          window.print();
        }}>
        <Icon name="print" />
        Drukuj
      </Button>
    </div>
  );
}
