import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {reveal} from '../reveal';

interface Props {
  /** Of the control, or of the heading above several. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to a field of the full form. Quick mode has no such fields, and says so. */
export default function FieldLink({id, children}: Props): ReactNode {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <>
      <Button
        look="plain"
        onClick={() => {
          const field = document.getElementById(id);
          if (field) {
            reveal(field);
          }
          setIsMissing(field === null);
        }}>
        {children}
      </Button>{' '}
      <span role="status">
        {isMissing && 'To pole jest w trybie pełnym. Otworzysz go przyciskiem nad wynikiem.'}
      </span>
    </>
  );
}
