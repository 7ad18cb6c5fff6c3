import {useLayoutEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useModal} from '@site/src/browser/shell/useModal';
import type {BillItem} from '@cooperative/settlement/description';
import {numberOf, placeOf} from '@site/src/domain/calculator/billItems';
import SpecimenBill from './SpecimenBill';
import styles from './styles.module.css';

interface Props {
  readonly item?: BillItem | undefined;
  readonly onClose: () => void;
}

/** The specimen over the page, so that the focus returns to the field it was opened from. */
export default function BillDialog({item, onClose}: Props): ReactNode {
  const {modal, close} = useModal(onClose);
  const {ref} = modal;
  useLayoutEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'nearest'});
  }, [ref]);
  return createPortal(
    <dialog {...modal} className={styles.dialog} aria-labelledby="wzor-rachunku">
      <div className={styles.title}>
        <h2 id="wzor-rachunku">Gdzie to jest na rachunku</h2>
        <Button onClick={close}>Zamknij</Button>
      </div>
      {item && (
        <p>
          <strong>{numberOf(item)}.</strong> {placeOf(item)}
        </p>
      )}
      <SpecimenBill item={item} />
      <p className="meta">
        To nasz rysunek, a nie rachunek żadnej firmy. Twój może mieć inny układ i skrócone nazwy:
        szukaj podobnych słów, a stawki bierz netto, czyli bez VAT.
      </p>
    </dialog>,
    document.body,
  );
}
