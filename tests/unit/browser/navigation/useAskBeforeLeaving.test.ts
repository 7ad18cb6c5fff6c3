/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {useAskBeforeLeaving} from '@site/src/browser/navigation/useAskBeforeLeaving';
import {router} from '../../../stubs/router';

type Prompt = (
  location: {readonly pathname: string},
  action?: 'PUSH' | 'POP',
) => string | undefined;

/** Whether the page is closed without a question: asked for in the way of today, and in that of Chrome before 119. */
function closes(): boolean {
  let isAskedFor: unknown = false;
  const event = Object.defineProperty(
    new Event('beforeunload', {cancelable: true}),
    'returnValue',
    {
      set: (value: unknown) => {
        isAskedFor = value;
      },
    },
  );
  const isClosed = window.dispatchEvent(event);
  expect(Boolean(isAskedFor)).toBe(!isClosed);
  return isClosed;
}

let prompt: Prompt | null = null;

beforeEach(() => {
  prompt = null;
  jest.spyOn(router, 'block').mockImplementation(((given: Prompt) => {
    prompt = given;
    return () => {
      prompt = null;
    };
  }) as never);
});

test('leaving asks while something would be lost, and no longer', () => {
  let isLost = true;
  const loss = {byClosing: () => isLost, byLink: () => isLost};
  const {rerender, unmount} = renderHook(({isNeeded}) => useAskBeforeLeaving(isNeeded, loss), {
    initialProps: {isNeeded: false},
  });
  expect(closes()).toBe(true);
  expect(prompt).toBeNull();
  rerender({isNeeded: true});
  expect(closes()).toBe(false);
  expect(prompt?.({pathname: '/oferta'})).toContain('nie jest jeszcze zapamiętana');
  // A place of the same page is no other page.
  expect(prompt?.({pathname: window.location.pathname})).toBeUndefined();
  isLost = false;
  expect(closes()).toBe(true);
  expect(prompt?.({pathname: '/oferta'})).toBeUndefined();
  isLost = true;
  unmount();
  expect(closes()).toBe(true);
  expect(prompt).toBeNull();
});

test('what is being kept is lost by closing the page, and not by a link', () => {
  renderHook(() => useAskBeforeLeaving(true, {byClosing: () => true, byLink: () => false}));
  expect(closes()).toBe(false);
  expect(prompt?.({pathname: '/oferta'})).toBeUndefined();
});

test('a link that is not asked about lets the address be written first; going back, it is another page’s', () => {
  let isLost = true;
  const onLink = jest.fn();
  renderHook(() => {
    useAskBeforeLeaving(true, {byClosing: () => false, byLink: () => isLost, onLink});
  });
  expect(prompt?.({pathname: '/oferta'}, 'PUSH')).toContain('nie jest jeszcze zapamiętana');
  isLost = false;
  prompt?.({pathname: '/oferta'}, 'POP');
  prompt?.({pathname: window.location.pathname}, 'PUSH');
  expect(onLink).not.toHaveBeenCalled();
  expect(prompt?.({pathname: '/oferta'}, 'PUSH')).toBeUndefined();
  expect(onLink).toHaveBeenCalledTimes(1);
});
