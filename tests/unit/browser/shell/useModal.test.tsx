/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useState, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {useModal} from '@site/src/browser/shell/useModal';

function Dialog({onClose}: {readonly onClose: () => void}): ReactNode {
  const {modal, close} = useModal(onClose);
  return (
    <dialog {...modal} aria-label="Pytanie">
      <button type="button" onClick={close}>
        Zamknij
      </button>
    </dialog>
  );
}

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <Dialog onClose={() => setIsOpen(false)} />;
}

const dialog = (): HTMLDialogElement => screen.getByRole('dialog', {name: 'Pytanie'});

test.each<[string, () => void]>([
  [
    'its button',
    () => {
      fireEvent.click(screen.getByText('Zamknij'));
    },
  ],
  [
    'the browser, as on Esc',
    () => {
      fireEvent(dialog(), new Event('close'));
    },
  ],
  [
    'a press beside it',
    () => {
      dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
      fireEvent.click(dialog(), {clientX: 5, clientY: 5});
    },
  ],
])('a modal dialog is open while it is rendered; %s takes it out of the page', (_, press) => {
  render(<Page />);
  expect(dialog()).toHaveAttribute('open');
  press();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that is taken out of the page is closed first, so that the focus returns', () => {
  const {unmount} = render(<Page />);
  const opened = dialog();
  unmount();
  expect(opened).not.toHaveAttribute('open');
});
