/** @jest-environment jsdom */
import type {ReactNode, RefObject} from 'react';
import {act, render, screen} from '@testing-library/react';
import Tooltips from '@site/src/components/shell/Tooltips';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}), {virtual: true});

let cameAt: number | null = null;
jest.mock('@site/src/components/shell/Tooltips/ShownTooltip', () => ({
  __esModule: true,
  default: ({cameAtRef}: {readonly cameAtRef: RefObject<number | null>}): ReactNode => {
    cameAt = cameAtRef.current;
    return null;
  },
}));

// The test's browser lacks it.
beforeAll(() => {
  globalThis.PointerEvent = class extends MouseEvent {} as typeof PointerEvent;
});

function pointAt(element: Element, timeStamp: number): void {
  const event = new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'});
  Object.defineProperty(event, 'timeStamp', {value: timeStamp});
  element.dispatchEvent(event);
}

test.each([
  ['told late', 250, 100, 100],
  ['told again', 100, 250, 100],
])('a rest counts from when the pointer came, also %s', async (_, first, second, counted) => {
  render(
    <>
      <p>Tekst</p>
      <button data-tooltip="Szukaj">Szukaj</button>
      <Tooltips />
    </>,
  );
  const button = screen.getByRole('button');
  await act(async () => {
    pointAt(screen.getByText('Tekst'), 20);
    pointAt(button, first);
    pointAt(button, second);
    await Promise.resolve();
  });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(cameAt).toBe(counted);
});
