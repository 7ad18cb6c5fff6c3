import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import type {BillItem} from '@cooperative/settlement/description';
import {billItems} from '@site/src/domain/calculator/billItems';
import styles from './styles.module.css';

const BillDialog = lazyPart(() => import('./BillDialog'), {
  message: 'Nie udało się pokazać wzoru rachunku.',
});

/** Opens the specimen bill at one number, or as a whole. */
export default function WhereOnBill({item}: {readonly item?: BillItem}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="plain"
        className={styles.where}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}>
        {item ? (
          <>
            Pokaż na rachunku
            <span className="visuallyHidden">: {billItems[item].row}</span>
          </>
        ) : (
          'Pokaż wzór rachunku'
        )}
      </Button>
      {isOpen && <BillDialog item={item} onClose={() => setIsOpen(false)} />}
    </>
  );
}
