/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {waitFor} from '@testing-library/react';
import LaterPart from '@site/src/components/ui/loading/LaterPart';
import {router} from '../../../../stubs/router';

beforeEach(() => {
  // `act` would wait for all that follows.
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
});

/** What is drawn at once. */
function drawn(): HTMLElement {
  const box = document.createElement('div');
  flushSync(() => {
    createRoot(box).render(<LaterPart>dalszy ciąg</LaterPart>);
  });
  return box;
}

afterEach(() => {
  router.action = 'POP';
  router.push('/');
});

test('a page that a link opened shows it a moment later', async () => {
  router.action = 'PUSH';
  const box = drawn();
  expect(box).toBeEmptyDOMElement();
  await waitFor(() => {
    expect(box).toHaveTextContent('dalszy ciąg');
  });
});

test.each(['/artykul#miejsce', '/artykul?slowa=energia'])(
  '%s leads to a place in it, so it is there at once',
  (address) => {
    router.action = 'PUSH';
    router.push(address);
    expect(drawn()).toHaveTextContent('dalszy ciąg');
  },
);

test('Back finds it there', () => {
  expect(drawn()).toHaveTextContent('dalszy ciąg');
});
