/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useTouched} from '@site/src/browser/device/useTouched';

test.each(['pointermove', 'keydown', 'focusin', 'scroll', 'beforeprint'])(
  'a page is touched once there is a %s in it',
  (sign) => {
    const {result} = renderHook(() => useTouched());
    expect(result.current).toBe(false);
    act(() => {
      window.dispatchEvent(new Event(sign));
    });
    expect(result.current).toBe(true);
  },
);

test('what was pressed before React came counts', () => {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: {hasBeenActive: true},
  });
  const {result} = renderHook(() => useTouched());
  expect(result.current).toBe(true);
  Reflect.deleteProperty(navigator, 'userActivation');
});
