/** @jest-environment jsdom */
import {closeOutside} from '@site/src/browser/shell/closeOutside';

function dialogWithin(): {dialog: HTMLDialogElement; inside: HTMLElement; close: jest.Mock} {
  const dialog = document.createElement('dialog');
  const inside = document.createElement('p');
  dialog.append(inside);
  document.body.append(dialog);
  const close = jest.fn();
  dialog.close = close;
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  return {dialog, inside, close};
}

const press = (target: HTMLElement, clientX: number, clientY: number): void => {
  target.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX, clientY}));
};

test('a press beside the dialog closes it; one in its edge or on what it holds does not', () => {
  const {dialog, inside, close} = dialogWithin();
  closeOutside(dialog);
  press(dialog, 150, 105);
  press(inside, 5, 5);
  expect(close).not.toHaveBeenCalled();
  press(dialog, 99, 150);
  press(dialog, 150, 301);
  expect(close).toHaveBeenCalledTimes(2);
});

test('it ends with what it returns', () => {
  const {dialog, close} = dialogWithin();
  closeOutside(dialog)();
  press(dialog, 5, 5);
  expect(close).not.toHaveBeenCalled();
});
