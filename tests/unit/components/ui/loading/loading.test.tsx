/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {waitFor, act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LaterPart from '@site/src/components/ui/loading/LaterPart';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {router} from '../../../../stubs/router';

describe('LaterPart', () => {
  beforeEach(() => {
    // `act` would wait for all that follows.
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
  });

  /** What is drawn at once. */
  function drawn(): HTMLElement {
    const box = document.createElement('div');
    flushSync(() => createRoot(box).render(<LaterPart>dalszy ciąg</LaterPart>));
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
    await waitFor(() => expect(box).toHaveTextContent('dalszy ciąg'));
  });

  test.each(['/artykul#miejsce', '/artykul?slowa=energia'])(
    '%s leads to a place in it, so it is there at once',
    (address) => {
      router.action = 'PUSH';
      router.push(address);
      expect(drawn()).toHaveTextContent('dalszy ciąg');
    },
  );

  test('Back finds it there', () => expect(drawn()).toHaveTextContent('dalszy ciąg'));
});

describe('A part that is fetched', () => {
  test('can be tried again after it did not come', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<Promise<{default: () => string}>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({default: () => 'wykres'});
    const Part = lazyPart(load, {message: 'Nie udało się wczytać wykresu.'});
    await act(async () => {
      render(<Part />);
      await Promise.resolve();
    });
    expect(await screen.findByText(/Nie udało się wczytać wykresu/)).toBeVisible();
    await act(async () => {
      await userEvent.click(screen.getByRole('button', {name: 'Spróbuj ponownie'}));
    });
    expect(await screen.findByText('wykres')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    silenced.mockRestore();
  });

  test('that came with another one is there at once, without waiting', () => {
    const load = jest.fn(() => new Promise<never>(() => undefined));
    const Part = lazyPart(load, {message: 'Nie ma.', peek: () => () => 'wykres'});
    render(<Part />);
    expect(screen.getByText('wykres')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });
});
